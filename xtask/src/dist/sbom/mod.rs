//! A list of everything that is in the program, the page in it and the container image, with versions, licences and sums:
//! `CycloneDX`, as JSON.

mod crates;
mod packages;
mod system;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use super::Making;
use super::sums::sha256;

/// A part of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Component {
    name: String,
    version: String,
    /// Its name among all packages of the world, which others refer to it by.
    purl: String,
    license: Option<String>,
    /// The name of an algorithm and a sum, both as `CycloneDX` writes them.
    hash: Option<(&'static str, String)>,
    /// The names of those that it uses.
    uses: Vec<String>,
}

/// Writes it, and gives where.
pub(super) fn write(making: &Making<'_>) -> Result<PathBuf> {
    let mut all = crates::components(making.workspace)?;
    let mut beside = packages::components(making.workspace)?;
    beside.extend(system::components(making.workspace)?);
    let root = all
        .iter_mut()
        .find(|component| component.name == "karak")
        .context("the program is not among its own crates")?;
    // The page is in the program, and so is what the page is drawn with; it is linked with what lies beside it in the image.
    root.uses.extend(beside.iter().map(|component| component.purl.clone()));
    let root = root.purl.clone();
    all.extend(beside);
    let program = sha256(&fs::read(&making.program)?);
    let file = making.product(&format!("karak-{}.cdx.json", making.version));
    let text = serde_json::to_string_pretty(&document(&root, &program, making.time, all))?;
    fs::write(&file, text + "\n")?;
    Ok(file)
}

fn document(root: &str, program: &str, time: u64, all: Vec<Component>) -> Value {
    let sorted: BTreeMap<String, Component> =
        all.into_iter().map(|component| (component.purl.clone(), component)).collect();
    let own = sorted.get(root).map(|own| {
        let mut own = describe(own, "application");
        own["hashes"] = json!([{ "alg": "SHA-256", "content": program }]);
        own
    });
    let others = sorted.values().filter(|component| component.purl != root);
    let components: Vec<Value> = others.map(|component| describe(component, "library")).collect();
    let uses = sorted.values().map(|component| {
        let mut uses = component.uses.clone();
        uses.sort();
        uses.dedup();
        json!({ "ref": component.purl, "dependsOn": uses })
    });
    let uses: Vec<Value> = uses.collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "timestamp": timestamp(time), "component": own },
        "components": components,
        "dependencies": uses,
    })
}

fn describe(component: &Component, kind: &str) -> Value {
    let mut described = json!({
        "type": kind,
        "bom-ref": component.purl,
        "name": component.name,
        "version": component.version,
        "purl": component.purl,
    });
    if let Some(license) = &component.license {
        described["licenses"] = json!([{ "expression": license }]);
    }
    if let Some((algorithm, sum)) = &component.hash {
        described["hashes"] = json!([{ "alg": algorithm, "content": sum }]);
    }
    described
}

/// A time as standards write it, from seconds since 1970.
pub(super) fn timestamp(time: u64) -> String {
    let (days, seconds) = (time / 86_400, time % 86_400);
    // The days of an era of 400 years, counted from a March, as in Howard Hinnant's "chrono-compatible date algorithms".
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::{Component, document, timestamp};

    #[test]
    fn times_are_written_as_standards_do() {
        assert_eq!(timestamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(timestamp(951_827_696), "2000-02-29T12:34:56Z");
        assert_eq!(timestamp(1_735_689_599), "2024-12-31T23:59:59Z");
    }

    #[test]
    fn everything_that_is_used_is_listed() {
        let component = |name: &str, uses: &[&str]| Component {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            purl: format!("pkg:cargo/{name}@1.0.0"),
            license: Some("MIT".to_owned()),
            hash: None,
            uses: uses.iter().map(|name| format!("pkg:cargo/{name}@1.0.0")).collect(),
        };
        let all =
            vec![component("karak", &["b", "a", "a"]), component("a", &[]), component("b", &["a"])];
        let document = document("pkg:cargo/karak@1.0.0", "00", 0, all);
        assert_eq!(document["metadata"]["component"]["name"], "karak");
        assert_eq!(document["metadata"]["component"]["hashes"][0]["content"], "00");
        let names: Vec<_> =
            document["components"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
        assert_eq!(names, ["a", "b"]);
        let own = &document["dependencies"][2];
        assert_eq!(own["dependsOn"], serde_json::json!(["pkg:cargo/a@1.0.0", "pkg:cargo/b@1.0.0"]));
    }
}
