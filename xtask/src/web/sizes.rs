//! How much of the page a player has to wait for, and how much that may be.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use super::compress::{beside, files_below};
use super::version;

const KIBIBYTE: u64 = 1024;
/// The module, as players of one game get it: on a slow phone line (1.6 Mbit/s) this takes three and a half seconds, after
/// the start page.
const MODULE_LIMIT: u64 = 700 * KIBIBYTE;
/// Everything that must be there to play one game in one language.
const TOTAL_LIMIT: u64 = 1000 * KIBIBYTE;
/// The same for a game at a table online: whoever is invited waits for all of it, on a phone on the road (9 Mbit/s) a good second.
const ONLINE_LIMIT: u64 = 1200 * KIBIBYTE;

/// The games, by the names of their parts of the module.
const GAMES: [&str; 2] = ["dungeon", "goblin"];

/// What is fetched besides by those who play online.
const ONLINE: &str = "online";

/// One file of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
struct File {
    /// Its path below the page or the folder of its version, with forward slashes.
    name: String,
    raw: u64,
    /// What travels: compressed by brotli if it was.
    sent: u64,
}

impl File {
    /// Whether every game needs it in every language. Which game and language is [`needed`]'s business.
    fn is_needed(&self) -> bool {
        let folder = self.name.split_once('/').map_or("", |(folder, _)| folder);
        match folder {
            "" | "pictures" => !self.is_part(),
            "fonts" => self.name.contains("-latin-") && !self.name.contains("-latin-ext-"),
            _ => false,
        }
    }

    fn is_text_of_a_language(&self) -> bool {
        self.name.starts_with("words/")
    }

    /// Whether it is a part of the module that is fetched when it is wanted, or shared by some of them.
    fn is_part(&self) -> bool {
        self.name.starts_with("split_") || self.name.starts_with("chunk_")
    }

    fn is_of_the_module(&self) -> bool {
        Path::new(&self.name).extension().is_some_and(|extension| extension == "wasm")
    }
}

/// Prints what every file weighs and what a player waits for, and refuses a page that is too heavy.
pub(super) fn check(page: &Path) -> Result<()> {
    let files = files(page)?;
    for file in &files {
        if file.sent < file.raw {
            println!("  {:>5} KiB, {:>4} sent  {}", kib(file.raw), kib(file.sent), file.name);
        } else {
            println!("  {:>5} KiB             {}", kib(file.raw), file.name);
        }
    }
    let script = script(page)?;
    let all: Vec<&File> = files.iter().collect();
    let module: Vec<&File> = files.iter().filter(|file| file.is_of_the_module()).collect();
    let [(module, total), (online_module, online)] = [&[][..], &[ONLINE]]
        .map(|also| (needed(&module, also, &script), needed(&all, also, &script)));
    println!(
        "Needed to play one game in one language: {} KiB of at most {}, of them the module {} of at most {}.",
        kib(total),
        kib(TOTAL_LIMIT),
        kib(module),
        kib(MODULE_LIMIT)
    );
    println!(
        "Needed to play one online: {} KiB of at most {}, of them the module {}.",
        kib(online),
        kib(ONLINE_LIMIT),
        kib(online_module)
    );
    compare(module, total, online)
}

/// The script that fetches the parts of the module.
fn script(page: &Path) -> Result<String> {
    let found = files_below(page)?.into_iter().find(|path| path.ends_with("parts.js"));
    Ok(found.map(fs::read_to_string).transpose()?.unwrap_or_default())
}

fn compare(module: u64, total: u64, online: u64) -> Result<()> {
    for (what, size, limit) in [
        ("the module", module, MODULE_LIMIT),
        ("what one needs to play", total, TOTAL_LIMIT),
        ("what one needs to play online", online, ONLINE_LIMIT),
    ] {
        if size > limit {
            bail!(
                "the page has become too heavy: {what} is {} KiB when compressed, more than {}; \
                 leave something out, or raise the limit in xtask/src/web/sizes.rs with a reason",
                kib(size),
                kib(limit)
            );
        }
    }
    Ok(())
}

/// The sum for the larger game, with other parts beside it, and the language with the longest text; `script` says what a part needs.
fn needed(files: &[&File], also: &[&str], script: &str) -> u64 {
    let of_a_game = |game: &str| {
        let parts: Vec<String> =
            also.iter().chain([&game]).flat_map(|part| parts_of(part, script)).collect();
        let own = files.iter().filter(|file| parts.contains(&file.name));
        own.map(|file| file.sent).sum::<u64>()
    };
    let always: u64 = files.iter().filter(|file| file.is_needed()).map(|file| file.sent).sum();
    let texts = files.iter().filter(|file| file.is_text_of_a_language()).map(|file| file.sent);
    always + texts.max().unwrap_or(0) + GAMES.iter().map(|game| of_a_game(game)).max().unwrap_or(0)
}

/// The files of one part of the module, as the script that fetches parts has them: its own, and what it shares with others.
fn parts_of(part: &str, script: &str) -> Vec<String> {
    let mut parts = vec![format!("split_{part}.wasm")];
    let mut lines = script.lines();
    let own = format!("__wasm_split_load_{part} ");
    lines.find(|line| line.contains(&own));
    let shared = lines.find(|line| line.starts_with(", ["));
    let names = shared.unwrap_or_default().split(['[', ']', ',', ' ', ')', ';']);
    let names = names.filter_map(|name| name.strip_prefix("__chunk_"));
    parts.extend(names.map(|number| format!("chunk_{number}.wasm")));
    parts
}

/// The page's files, without their compressed forms.
fn files(page: &Path) -> Result<Vec<File>> {
    let mut files = Vec::new();
    for path in files_below(page)? {
        if path.extension().is_some_and(|extension| extension == "br" || extension == "gz") {
            continue;
        }
        let raw = fs::metadata(&path)?.len();
        let sent = fs::metadata(beside(&path, "br")).map_or(raw, |file| file.len());
        let name = path.strip_prefix(page).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        files.push(File { name: within(&name).to_owned(), raw, sent });
    }
    Ok(files)
}

/// A file's name within its version.
fn within(name: &str) -> &str {
    let inside = name.strip_prefix(version::FOLDER).and_then(|rest| rest.strip_prefix('/'));
    inside.and_then(|rest| rest.split_once('/')).map_or(name, |(_, within)| within)
}

fn kib(bytes: u64) -> u64 {
    bytes.div_ceil(KIBIBYTE)
}

#[cfg(test)]
mod tests {
    use super::{File, MODULE_LIMIT, ONLINE_LIMIT, TOTAL_LIMIT, compare, needed, within};

    #[test]
    fn what_one_game_in_one_language_needs_is_summed_up() {
        let files = [
            ("index.html", 1),
            ("web_bg.wasm", 2),
            ("words/en.ftl", 4),
            ("words/cs.ftl", 8),
            ("fonts/a-latin-400-normal.woff2", 16),
            ("fonts/a-latin-ext-400-normal.woff2", 32),
            ("pictures/cards.html", 2048),
            ("rules/en/dungeon.md", 64),
            ("licenses/a.txt", 128),
            ("split_dungeon.wasm", 256),
            ("split_goblin.wasm", 512),
            ("chunk_3.wasm", 1024),
            ("split_online.wasm", 4096),
            ("chunk_4.wasm", 8192),
        ]
        .map(|(name, sent)| File { name: name.into(), raw: 1000, sent });
        let script = "/* dungeon, goblin */\nconst __chunk_3 = makeLoad(() => {\n, []);\n\
            export const __wasm_split_load_online = wrapAsyncCb(makeLoad(() => {\n, [__chunk_3, __chunk_4]));\n\
            export const __wasm_split_load_goblin = wrapAsyncCb(makeLoad(() => {\n    fetch();\n, [__chunk_3]));\n\
            export const __wasm_split_load_dungeon = wrapAsyncCb(makeLoad(() => {\n, [__chunk_3]));\n";
        let all: Vec<&File> = files.iter().collect();
        assert_eq!(needed(&all, &[], script), 1 + 2 + 8 + 16 + 512 + 1024 + 2048);
        let module: Vec<&File> = files.iter().filter(|file| file.is_of_the_module()).collect();
        assert_eq!(needed(&module, &[], script), 2 + 512 + 1024);
        // Online comes with what it shares; what the game needs too is fetched once.
        assert_eq!(needed(&module, &["online"], script), 2 + 512 + 1024 + 4096 + 8192);
    }

    #[test]
    fn files_are_named_as_if_there_were_no_versions() {
        assert_eq!(within("v/0a1b/words/en.ftl"), "words/en.ftl");
        assert_eq!(within("index.html"), "index.html");
        assert_eq!(within("icons/icon.svg"), "icons/icon.svg");
    }

    #[test]
    fn a_heavy_page_is_refused() {
        compare(MODULE_LIMIT, TOTAL_LIMIT, ONLINE_LIMIT).unwrap();
        let error = compare(MODULE_LIMIT + 1, TOTAL_LIMIT, 1).unwrap_err().to_string();
        assert!(error.contains("the module is 701 KiB"), "{error}");
        let error = compare(1, TOTAL_LIMIT + 1, 1).unwrap_err().to_string();
        assert!(error.contains("needs to play is 1001 KiB"), "{error}");
        let error = compare(1, 1, ONLINE_LIMIT + 1).unwrap_err().to_string();
        assert!(error.contains("play online is 1201 KiB"), "{error}");
    }
}
