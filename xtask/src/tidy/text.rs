//! What every text file must keep to: clean line ends, and nothing that is true on one machine only.

use super::{Fault, TextFile};

/// How paths on somebody's machine begin, split so that this file does not contain them itself.
const MACHINE_PATHS: [&str; 7] = [
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/wo", "rk/"),
    concat!("/wo", "rkspace/"),
    concat!("/wo", "rkspaces/"),
    concat!("/Us", "ers/"),
    concat!(":\\Us", "ers\\"),
];

/// Space at line ends, a missing last line break, paths of one machine, and package hosts in a lock file.
pub(super) fn faults(file: &TextFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    // A record indents the file it carries, empty lines too.
    let extension = std::path::Path::new(&file.path).extension();
    let record = extension.is_some_and(|extension| extension == "karak");
    for (number, line) in (1..).zip(file.contents.split_terminator('\n')) {
        if line.ends_with([' ', '\t', '\r']) && !record {
            faults.push(Fault::new(file, number, "space at the end of the line"));
        }
        if let Some(path) = machine_path(line) {
            faults.push(Fault::new(
                file,
                number,
                format!("`{path}…` is a path on one machine only"),
            ));
        }
        if file.path.ends_with("package-lock.json") && line.contains("\"resolved\": \"http") {
            let sentence = "the lock file names a package host; make it with `npm install --omit-lockfile-registry-resolved`";
            faults.push(Fault::new(file, number, sentence));
        }
    }
    if !file.contents.is_empty() && !file.contents.ends_with('\n') {
        faults.push(Fault::new(
            file,
            file.contents.lines().count(),
            "the last line must end with a line break",
        ));
    }
    faults
}

/// The machine path a line contains. Inside a longer path or address (`https://host/…`) it is none.
fn machine_path(line: &str) -> Option<&'static str> {
    MACHINE_PATHS.into_iter().find(|path| {
        line.match_indices(path).any(|(index, _)| {
            let before = line[..index].chars().next_back();
            path.starts_with(':')
                || !before
                    .is_some_and(|letter| letter.is_alphanumeric() || "._-~}$/".contains(letter))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::{MACHINE_PATHS, faults};

    fn check(path: &str, contents: &str) -> Vec<String> {
        faults(&TextFile::new(path, contents)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn clean_text_is_fine() {
        assert_eq!(check("a.md", "One line.\n\nAnother.\n"), [""; 0]);
        assert_eq!(check("empty", ""), [""; 0]);
    }

    #[test]
    fn space_at_line_ends_is_a_fault() {
        for line in ["one ", "one\t", "one\r", " "] {
            assert_eq!(
                check("a.md", &format!("zero\n{line}\ntwo\n")),
                ["a.md:2: space at the end of the line"]
            );
        }
    }

    #[test]
    fn a_missing_last_line_break_is_a_fault() {
        assert_eq!(check("a.md", "one\ntwo"), ["a.md:2: the last line must end with a line break"]);
    }

    #[test]
    fn machine_paths_are_faults_but_parts_of_longer_paths_are_not() {
        for path in MACHINE_PATHS {
            assert_eq!(check("a.md", &format!("see `{path}me`\n")).len(), 1, "{path}");
        }
        let inside = format!(
            "crates{}a.rs and https://example.org{}a\n",
            MACHINE_PATHS[2], MACHINE_PATHS[0]
        );
        assert_eq!(check("a.md", &inside), [""; 0]);
    }

    #[test]
    fn package_hosts_in_lock_files_are_faults() {
        let line = "      \"resolved\": \"https://example.org/a.tgz\",\n";
        assert_eq!(check("xtask/browser/package-lock.json", line).len(), 1);
        assert_eq!(check("a.json", line), [""; 0]);
    }
}
