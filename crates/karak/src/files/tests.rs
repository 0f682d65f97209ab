//! What is written, where, and what stays as it was.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::*;

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("karak-files-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn count(&self) -> usize {
        fs::read_dir(&self.0).unwrap().count()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn refusal(path: &Path) -> String {
    format!("{:#}", write_text(path, "x").unwrap_err())
}

#[test]
fn a_file_is_replaced_as_a_whole_and_nothing_else_stays() {
    let folder = Folder::new("whole");
    let path = folder.join("game.karak");
    write_text(&path, "one").unwrap();
    write_text(&path, "two").unwrap();
    assert_eq!(read_text(&path, 3).unwrap(), "two");
    assert!(read_text(&path, 2).unwrap_err().to_string().contains("too large"));
    assert_eq!(folder.count(), 1);
    assert!(write_text(&folder.join("missing").join("game"), "x").is_err());
    check_writable(&path).unwrap();
    check_writable(&folder.join("other")).unwrap();
    assert_eq!(read_text(&path, 3).unwrap(), "two", "asking changes nothing");
    assert_eq!(folder.count(), 1);
    assert!(refusal(&folder.0).contains("is a folder"));
    assert!(check_writable(&folder.join("missing").join("game")).is_err());
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert!(read_text(&path, 10).unwrap_err().to_string().contains("UTF-8"));
}

#[test]
fn a_file_that_never_gets_its_name_is_gone() {
    let folder = Folder::new("never");
    let path = folder.join("page.html");
    write_text(&path, "old").unwrap();
    let (mut file, unnamed) = create(&path, Access::Usual).unwrap();
    file.write_all(b"half of").unwrap();
    assert_eq!(folder.count(), 2);
    drop(unnamed);
    assert_eq!((read_text(&path, 9).unwrap().as_str(), folder.count()), ("old", 1));
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    use std::os::unix::net::UnixListener;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn only_regular_files_are_replaced() {
        let folder = Folder::new("devices");
        let socket = folder.join("socket");
        let _listener = UnixListener::bind(&socket).unwrap();
        assert!(refusal(&socket).contains("a device, a pipe or the like"));
        assert!(check_writable(&socket).is_err());
        assert!(refusal(Path::new("/dev/full")).contains("a device"));
        symlink("/dev/full", folder.join("link")).unwrap();
        assert!(refusal(&folder.join("link")).contains("a device"));
        let circle = folder.join("circle");
        symlink(&circle, &circle).unwrap();
        assert!(refusal(&circle).contains("circle"));
        assert_eq!(folder.count(), 3);
    }

    #[test]
    fn links_are_kept_and_what_they_lead_to_is_written() {
        let folder = Folder::new("links");
        fs::create_dir(folder.join("deep")).unwrap();
        symlink("deep/far", folder.join("near")).unwrap();
        symlink("near", folder.join("nearer")).unwrap();
        for text in ["new", "replaced"] {
            write_text(&folder.join("nearer"), text).unwrap();
            assert_eq!(read_text(&folder.join("deep/far"), 99).unwrap(), text);
        }
        assert!(folder.join("near").is_symlink() && folder.join("nearer").is_symlink());
        assert_eq!((folder.count(), fs::read_dir(folder.join("deep")).unwrap().count()), (3, 1));
    }

    #[test]
    fn modes_are_kept_and_secrets_are_private() {
        let folder = Folder::new("modes");
        let [secret, open, kept] = ["secret", "open", "kept"].map(|name| folder.join(name));
        write_private(&secret, "dice").unwrap();
        write_private(&secret, "dice again").unwrap();
        assert_eq!(mode(&secret), 0o600);
        write_text(&open, "rows").unwrap();
        File::create(folder.join("usual")).unwrap();
        assert_eq!(mode(&open), mode(&folder.join("usual")));
        for wanted in [0o640, 0o600, 0o755] {
            fs::write(&kept, "old").unwrap();
            fs::set_permissions(&kept, fs::Permissions::from_mode(wanted)).unwrap();
            write_text(&kept, "new").unwrap();
            assert_eq!(mode(&kept), wanted);
        }
        fs::set_permissions(&kept, fs::Permissions::from_mode(0o444)).unwrap();
        assert!(refusal(&kept).contains("write-protected"));
        assert_eq!(read_text(&kept, 9).unwrap(), "new");
    }

    #[test]
    fn leftovers_are_removed_but_not_what_is_being_written() {
        let folder = Folder::new("leftovers");
        let path = folder.join("rows.jsonl");
        let (file, unnamed) = create(&path, Access::Usual).unwrap();
        fs::write(folder.join(".karak-0123456789abcdef.new"), "killed").unwrap();
        fs::write(folder.join(".karak-mine.new"), "another's").unwrap();
        write_text(&folder.join("other"), "x").unwrap();
        assert!(!folder.join(".karak-0123456789abcdef.new").exists());
        assert_eq!(folder.count(), 3);
        unnamed.give_name(&file).unwrap();
        assert!(path.exists() && folder.join(".karak-mine.new").exists());
    }

    #[test]
    fn one_program_at_a_time_keeps_a_file_up_to_date() {
        let folder = Folder::new("claims");
        let path = folder.join("game.karak");
        let mut first = Claim::on_new(&path);
        let mut late = Claim::on_new(&path);
        first.write("one").unwrap();
        assert!(late.write("other").unwrap_err().to_string().contains("another program"));
        assert!(read_and_claim(&path, 9).unwrap().1.is_none());
        first.write("two").unwrap();
        assert!(read_and_claim(&path, 9).unwrap().1.is_none(), "the new file is claimed too");
        drop(first);
        let (text, claim) = read_and_claim(&path, 9).unwrap();
        let mut second = claim.unwrap();
        assert_eq!(text, "two");
        second.write("three").unwrap();
        // What somebody else put there, with whatever program, is not written over.
        fs::remove_file(&path).unwrap();
        fs::write(&path, "by hand").unwrap();
        assert!(second.write("four").is_err());
        assert_eq!(read_text(&path, 9).unwrap(), "by hand");
        fs::remove_file(&path).unwrap();
        second.write("four").unwrap();
        assert_eq!(read_text(&path, 9).unwrap(), "four");
    }
}
