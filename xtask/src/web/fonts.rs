//! The page's fonts: the few files it needs of their npm packages, and the rules that name them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::workspace::Workspace;

/// Where npm puts fonts.
const PACKAGES: &str = "crates/web/node_modules/@fontsource";

/// A font as the page uses it.
struct Face {
    package: &'static str,
    family: &'static str,
    weight: u16,
}

const FACES: [Face; 3] = [
    Face { package: "alegreya-sans", family: "Alegreya Sans", weight: 400 },
    Face { package: "alegreya-sans", family: "Alegreya Sans", weight: 700 },
    Face { package: "grenze-gotisch", family: "Grenze Gotisch", weight: 600 },
];

/// What English and German need, and what Czech and Polish need besides. Browsers load what a text has letters of.
const SUBSETS: [&str; 2] = ["latin", "latin-ext"];

/// Puts the fonts and their licences into the page, and gives the rules that name them.
pub(super) fn put(workspace: &Workspace, page: &Path) -> Result<String> {
    let (fonts, licenses) = (page.join("fonts"), page.join("licenses"));
    for folder in [&fonts, &licenses] {
        fs::create_dir_all(folder)
            .with_context(|| format!("{} could not be made", folder.display()))?;
    }
    let mut sheet = String::new();
    for face in &FACES {
        let package = workspace.file(PACKAGES).join(face.package);
        let path = package.join(format!("{}.css", face.weight));
        let source = fs::read_to_string(&path)
            .with_context(|| format!("{} could not be read", path.display()))?;
        for subset in SUBSETS {
            let name = format!("{}-{subset}-{}-normal", face.package, face.weight);
            sheet.push_str(&rule(face, &name, &source).with_context(|| {
                format!("{} does not say which letters {name} has", path.display())
            })?);
            copy(&package.join(format!("files/{name}.woff2")), &fonts.join(name + ".woff2"))?;
        }
        copy(&package.join("LICENSE"), &licenses.join(format!("{}.txt", face.package)))?;
    }
    Ok(sheet)
}

/// The rule of one file; nothing when the package's own sheet does not have it.
fn rule(face: &Face, name: &str, source: &str) -> Option<String> {
    let (_, rule) = source.split_once(&format!("/* {name} */"))?;
    let (rule, _) = rule.split_once('}')?;
    let (_, letters) = rule.split_once("unicode-range:")?;
    let letters = letters.trim().trim_end_matches(';');
    Some(format!(
        "@font-face{{font-family:\"{}\";font-style:normal;font-weight:{};font-display:swap;\
         src:url(fonts/{name}.woff2) format(\"woff2\");unicode-range:{letters}}}\n",
        face.family, face.weight
    ))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("{} could not be copied", from.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{FACES, rule};

    const SOURCE: &str = "/* a-latin-ext-400-normal */\n@font-face {\n  unicode-range: U+0100;\n}\n\n\
        /* a-latin-400-normal */\n@font-face {\n  font-weight: 400;\n  unicode-range: U+0000-00FF,U+0131;\n}\n";

    #[test]
    fn a_rule_has_the_letters_of_its_own_file() {
        assert_eq!(
            rule(&FACES[0], "a-latin-400-normal", SOURCE).unwrap(),
            "@font-face{font-family:\"Alegreya Sans\";font-style:normal;font-weight:400;font-display:swap;\
             src:url(fonts/a-latin-400-normal.woff2) format(\"woff2\");unicode-range:U+0000-00FF,U+0131}\n"
        );
        assert!(rule(&FACES[0], "a-latin-ext-400-normal", SOURCE).unwrap().contains("U+0100}"));
    }

    #[test]
    fn a_file_that_the_package_does_not_have_has_no_rule() {
        assert_eq!(rule(&FACES[0], "a-greek-400-normal", SOURCE), None);
        assert_eq!(rule(&FACES[0], "a-latin-400-normal", "/* a-latin-400-normal */ {}"), None);
    }
}
