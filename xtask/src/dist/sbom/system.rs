//! Debian's packages that lie in the container image beside the program.

use anyhow::Result;

use super::Component;
use crate::debian::{self, Archive};
use crate::dist::image::PACKAGES;
use crate::workspace::Workspace;

pub(super) fn components(workspace: &Workspace) -> Result<Vec<Component>> {
    let archives = debian::unpacked(workspace, &PACKAGES)?;
    Ok(archives.into_iter().map(component).collect())
}

fn component(archive: Archive) -> Component {
    let Archive { name, version, architecture, sha256 } = archive;
    // These signs are written as numbers in such names.
    let written = version.replace('+', "%2B").replace(':', "%3A");
    Component {
        purl: format!("pkg:deb/debian/{name}@{written}?arch={architecture}"),
        name,
        version,
        // Several each: what Debian has written of them lies in the image.
        license: None,
        hash: Some(("SHA-256", sha256)),
        uses: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Archive, component};

    #[test]
    fn a_package_is_named_as_others_name_it() {
        let [name, version, architecture, sha256] =
            ["libc6", "1:2.36-9+deb12u14", "amd64", "ba4f"].map(String::from);
        let found = component(Archive { name, version, architecture, sha256 });
        assert_eq!(found.purl, "pkg:deb/debian/libc6@1%3A2.36-9%2Bdeb12u14?arch=amd64");
        assert_eq!((found.name.as_str(), found.version.as_str()), ("libc6", "1:2.36-9+deb12u14"));
        assert_eq!(found.hash, Some(("SHA-256", "ba4f".to_owned())));
    }
}
