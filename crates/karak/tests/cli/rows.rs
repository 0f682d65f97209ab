//! Rows of `karak sim`: forms, shards, runs that were stopped, pages.

use std::fs;
use std::time::{Duration, Instant};

use crate::support::{Folder, karak, started};

/// A small batch with these further arguments.
fn batch(more: &[&str]) -> Vec<String> {
    let args =
        ["sim", "dungeon", "--seats", "random,random", "--turn-limit", "200", "--games", "20"];
    args.iter().chain(more).map(ToString::to_string).collect()
}

fn run(more: &[&str]) -> crate::support::Ran {
    let args = batch(more);
    karak(&args.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn rows_are_written_whole_in_order_and_the_same_on_any_number_of_threads() {
    let folder = Folder::new("rows");
    let [one, many, csv] = ["one.jsonl", "many.jsonl", "rows.csv"].map(|name| folder.path(name));
    run(&["--out", &one, "--threads", "1"]).fine();
    run(&["--out", &many, "--threads", "4"]).fine();
    run(&["--out", &csv]).fine();
    let text = fs::read_to_string(&one).unwrap();
    assert_eq!(text, fs::read_to_string(&many).unwrap());
    assert_eq!(text.lines().count(), 21, "a title and the games");
    for (game, line) in text.lines().skip(1).enumerate() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(row["game"], game);
        assert_eq!(row["seats"].as_array().unwrap().len(), 2);
    }
    let table = fs::read_to_string(&csv).unwrap();
    let columns = table.lines().next().unwrap().split(',').count();
    assert!(table.lines().next().unwrap().contains("seat2_victory"));
    assert!(table.lines().all(|line| line.split(',').count() == columns), "{table}");
    assert_eq!(table.lines().count(), 21);
    assert_eq!(folder.files(), ["many.jsonl", "one.jsonl", "rows.csv"]);
}

#[test]
fn shards_merge_to_the_bytes_of_the_whole() {
    let folder = Folder::new("shards");
    let (whole, turns) = (folder.path("whole.jsonl"), folder.path("turns.jsonl"));
    run(&["--out", &whole, "--turns", &turns]).fine();
    let mut parts = Vec::new();
    for shard in ["1/3", "2/3", "3/3"] {
        let name = shard.replace('/', "-");
        let [rows, turns] = ["r", "t"].map(|kind| folder.path(&format!("{kind}{name}.jsonl")));
        run(&["--shard", shard, "--out", &rows, "--turns", &turns]).fine();
        parts.push([rows, turns]);
    }
    for (kind, whole) in [&whole, &turns].into_iter().enumerate() {
        let merged = folder.path("merged.jsonl");
        let [one, two, three] = [0, 1, 2].map(|part: usize| parts[part][kind].as_str());
        karak(&["sim", "merge", &merged, three, one, two]).fine();
        assert!(fs::read(&merged).unwrap() == fs::read(whole).unwrap(), "{whole}");
        fs::remove_file(&merged).unwrap();
        karak(&["sim", "merge", &merged, one, two]).refused("game 2 is missing");
        karak(&["sim", "merge", &merged, one, two, three, two]).refused("game 1 is in");
        assert!(fs::metadata(&merged).is_err());
    }
    let [one, other] = [&parts[0][0], &parts[1][1]];
    karak(&["sim", "merge", &folder.path("x.jsonl"), one, other]).refused("has other rows");
    let other = folder.path("other.jsonl");
    run(&["--shard", "2/3", "--seed", "2", "--out", &other]).fine();
    karak(&["sim", "merge", &folder.path("x.csv"), one, &other]).refused("the seed differs");
    karak(&["sim", "merge", &folder.path("x.txt"), one]).refused(".jsonl, .csv or .parquet");
    let pages = ["one.html", "other.html"].map(|name| folder.path(name));
    karak(&["sim", "report", &whole, &turns, "--html", &pages[0]]).fine();
    let all: Vec<&str> = parts.iter().flatten().map(String::as_str).collect();
    karak(&[&["sim", "report", "--html", &pages[1]][..], &all].concat()).fine();
    let shown = pages.each_ref().map(|page| fs::read_to_string(page).unwrap());
    assert!(shown[0] == shown[1], "shards are told of together");
    let report = ["sim", "report", "--html", &pages[1]];
    karak(&[&report[..], &[&whole, &whole]].concat()).refused("game 0 is in another file too");
    karak(&[&report[..], &[&whole, one, &turns]].concat()).refused("is in another file too");
    let turns_twice = [&report[..], &[&whole, &turns, &turns]].concat();
    karak(&turns_twice).refused("the turns of game 0 come twice");
    let csv = folder.path("whole.csv");
    karak(&["sim", "merge", &csv, &parts[0][0], &parts[1][0], &parts[2][0]]).fine();
    assert_eq!(fs::read_to_string(csv).unwrap().lines().count(), 21);
}

/// A game as a run keeps it.
fn kept(game: &str) -> String {
    let sum = table::hex(&table::sha256(game.as_bytes())[..8]);
    format!("{{\"sum\":\"{sum}\",\"game\":{game}}}")
}

/// The same line with another number of steps, which is as good a number as any.
fn flipped(line: &str) -> String {
    let digit = line.find("\"steps\":").unwrap() + "\"steps\":".len();
    let mut bytes = line.as_bytes().to_vec();
    bytes[digit] = if bytes[digit] == b'1' { b'2' } else { b'1' };
    String::from_utf8(bytes).unwrap()
}

#[test]
fn a_finished_run_is_not_played_again_in_any_form() {
    let folder = Folder::new("finished");
    for form in ["jsonl", "csv"] {
        let [out, turns] = ["games", "turns"].map(|name| folder.path(&format!("{name}.{form}")));
        let both = ["--out", &out, "--turns", &turns];
        run(&both).fine();
        let rows = [&out, &turns].map(|path| fs::read_to_string(path).unwrap());
        let again = run(&both).fine();
        assert!(again.err.contains("played already") && again.out.is_empty(), "{}", again.err);
        assert_eq!([&out, &turns].map(|path| fs::read_to_string(path).unwrap()), rows);
        let other = run(&[&both[..], &["--seed", "4"]].concat()).fine();
        assert!(!other.err.contains("played already"), "{}", other.err);
        assert_ne!(fs::read_to_string(&out).unwrap(), rows[0], "another batch is played");
    }
}

#[test]
fn only_files_are_merged_and_no_endless_line_is_read() {
    let folder = Folder::new("endless");
    let out = folder.path("all.jsonl");
    if cfg!(unix) {
        karak(&["sim", "merge", &out, "/dev/zero"]).refused("is not a regular file");
    }
    let huge = fs::File::create(folder.path("huge.jsonl")).unwrap();
    huge.set_len(1 << 40).unwrap();
    karak(&["sim", "merge", &out, &folder.path("huge.jsonl")]).refused("longer than");
    karak(&["sim", "report", &folder.path("huge.jsonl"), "--html", &folder.path("x.html")])
        .refused("longer than");
    assert_eq!(folder.files(), ["huge.jsonl"]);
}

#[cfg(unix)]
#[test]
fn devices_links_and_modes_stay_as_they_are() {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
    let folder = Folder::new("links");
    run(&["--html", "/dev/full"]).refused("a device");
    assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
    let [real, link] = ["real.jsonl", "link.jsonl"].map(|name| folder.path(name));
    fs::write(&real, "old").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&real, &link).unwrap();
    run(&["--out", &link]).fine();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(fs::read_to_string(&real).unwrap().starts_with("{\"rows\":\"games\""));
    // Where a run keeps its games no link is followed, since its name can be foreseen.
    let victim = folder.write("victim", "");
    symlink(&victim, folder.path("other.jsonl.part")).unwrap();
    run(&["--out", &folder.path("other.jsonl")]).refused("cannot write");
    assert_eq!(fs::read_to_string(&victim).unwrap(), "");
}

#[test]
fn a_stopped_run_goes_on_and_ends_with_the_same_bytes() {
    let folder = Folder::new("resumed");
    let [whole, out, part] =
        ["whole.jsonl", "rows.jsonl", "rows.jsonl.part"].map(|name| folder.path(name));
    run(&["--out", &whole]).fine();
    let text = fs::read_to_string(&whole).unwrap();
    let mut lines = text.lines();
    let title = lines.next().unwrap().replacen("\"games\"", "\"part\"", 1);
    // Some games in the order they happened to end, and one that was being written.
    let done: Vec<String> = lines.map(|row| kept(&format!("{{\"row\":{row}}}"))).collect();
    let torn = &done[5][..done[5].len() / 2];
    let begun = format!("{title}\n{}\n{}\n{}\n{torn}", done[7], done[2], done[19]);
    fs::write(&part, &begun).unwrap();
    run(&["--out", &out, "--seed", "2"]).refused("part of another run");
    run(&["--out", &out, "--turns", &folder.path("t.csv")]).refused("does not keep turns");
    assert_eq!(fs::read_to_string(&part).unwrap(), begun, "a refusal changes nothing");
    let other = folder.path("other.jsonl");
    let [first, second, third] = [&done[7], &done[2], &done[19]];
    for (foreign, why) in [
        ("mine", "not the part of a run"),
        ("mine\n", "not the part of a run"),
        (&format!("{title}\n{first}\n{torn}\n{second}\n{third}\n"), "line 3 of"),
        (&format!("{title}\n{first}\n{}\n{third}\n", flipped(second)), "line 3 of"),
    ] {
        let path = folder.write("other.jsonl.part", foreign);
        run(&["--out", &other]).refused(why);
        assert_eq!(fs::read_to_string(&path).unwrap(), foreign, "a refusal changes nothing");
    }
    folder.write("other.jsonl.part", &title[..40]);
    run(&["--out", &other]).fine();
    assert_eq!(fs::read_to_string(&other).unwrap(), text);
    fs::remove_file(&other).unwrap();
    let ran = run(&["--out", &out]).fine();
    assert!(ran.err.contains("going on after 3 games"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&out).unwrap(), text);
    let again = run(&["--out", &out]).fine();
    assert!(again.err.contains("played already") && again.out.is_empty(), "{}", again.err);
    run(&["--out", &out, "--seed", "3"]).fine();
    assert_ne!(fs::read_to_string(&out).unwrap(), text, "another batch is played");
    assert_eq!(folder.files(), ["rows.jsonl", "whole.jsonl"]);
}

#[test]
fn a_killed_run_leaves_whole_rows_and_no_final_file() {
    let folder = Folder::new("killed");
    let [out, part] = ["rows.csv", "rows.csv.part"].map(|name| folder.path(name));
    let args = ["sim", "dungeon", "--seats", "random,random", "--games", "900000000"];
    let mut child = started(&[&args[..], &["--turn-limit", "50", "--out", &out]].concat());
    let begun = Instant::now();
    let mut bytes = 0;
    while bytes < 20_000 && begun.elapsed() < Duration::from_secs(60) {
        bytes = fs::metadata(&part).map_or(0, |about| about.len());
        std::thread::yield_now();
    }
    let goes_on = child.try_wait().unwrap().is_none();
    let again = [&args[..], &["--turn-limit", "50", "--out", &out]].concat();
    let second = cfg!(unix).then(|| karak(&again));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(goes_on && bytes >= 20_000, "it would play for days");
    if let Some(second) = second {
        second.refused("another run is writing");
    }
    run(&["--out", &out]).refused("part of another run");
    assert_eq!(folder.files(), ["rows.csv.part"]);
    let text = fs::read_to_string(&part).unwrap();
    let whole =
        text.lines().take_while(|line| serde_json::from_str::<serde_json::Value>(line).is_ok());
    assert!(text.lines().count() - whole.count() <= 1, "only the last line may be torn");
}

#[test]
fn what_cannot_be_written_is_told_before_the_first_game() {
    let folder = Folder::new("unwritable-rows");
    run(&["--out", &folder.path("missing/rows.csv")]).refused("cannot write");
    run(&["--out", &folder.path("")]).refused(".jsonl, .csv or .parquet");
    run(&["--out", &folder.path("rows.txt")]).refused(".jsonl, .csv or .parquet");
    run(&["--turns", &folder.path("turns.csv")]).refused("--out");
    let out = folder.path("rows.jsonl");
    run(&["--out", &out, "--turns", &folder.path("missing/t.csv")]).refused("cannot write");
    let own = "each need a file of their own";
    run(&["--out", &out, "--turns", &out]).refused(own);
    run(&["--out", &out, "--turns", &folder.path("./rows.jsonl")]).refused(own);
    for html in ["rows.jsonl", "rows.jsonl.part"] {
        run(&["--out", &out, "--html", &folder.path(html)]).refused(own);
    }
    if cfg!(target_os = "linux") {
        // A folder in which even an administrator can make no file. All games would take days.
        let many = ["--games", "900000000", "--out", &out];
        let args = ["sim", "dungeon", "--seats", "random,random"];
        for more in [["--html", "/proc/self/x.html"], ["--turns", "/proc/self/x.csv"]] {
            karak(&[&args[..], &many, &more].concat()).refused("cannot write /proc/self/x");
        }
        let fit = ["lab", "fit", "dungeon", "--games", "10000000", "--out", "/proc/self/x"];
        karak(&fit).refused("cannot write /proc/self/x");
    }
    run(&["--out", &out, "--html", &folder.path("")]).refused("is a folder");
    run(&["--out", &out, "--shard", "21/21"]).refused("more shards than games");
    run(&["--out", &folder.path("rows.csv"), "--shard", "1/2"]).refused("ends in .jsonl");
    run(&["--shard", "0/2"]).refused("a shard is its number");
    run(&["--shard", "21/18446744073709551615"]).refused("more shards than games");
    assert_eq!(folder.files(), [""; 0]);
}

#[test]
fn a_page_needs_nothing_else_and_comes_from_rows_or_a_run() {
    let folder = Folder::new("page");
    let [rows, turns] = ["rows.jsonl", "turns.jsonl"].map(|name| folder.path(name));
    let [one, other] = ["one.html", "other.html"].map(|name| folder.path(name));
    run(&["--out", &rows, "--turns", &turns, "--html", &one]).fine();
    karak(&["sim", "report", &rows, &turns, "--html", &other]).fine();
    let page = fs::read_to_string(&one).unwrap();
    assert_eq!(page, fs::read_to_string(&other).unwrap());
    for part in ["<h2>Who wins", "By hero", "Calibration", "points over time", "giant rat", "<svg"]
    {
        assert!(page.to_lowercase().contains(&part.to_lowercase()), "{part}");
    }
    for elsewhere in ["http:", "https:", "<script", "<link", "url("] {
        assert!(!page.contains(elsewhere), "{elsewhere}");
    }
    karak(&["sim", "report", &turns, "--html", &other]).refused("turns need the games");
    karak(&["sim", "report", &one, "--html", &other]).refused("not a file of rows");
}
