//! The contract, kept by the database in one file.

use std::fs;
use std::path::{Path, PathBuf};

use server::store::Store;

use crate::contract::{self, Maker};

/// A folder of one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store").join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the build folder can be written");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("karak.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Maker for Folder {
    async fn open(&self) -> Store {
        Store::open(&self.database()).await.expect("a database can be made")
    }
}

macro_rules! kept {
    ($($test:ident of $module:ident),* $(,)?) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $test() {
            contract::$module::$test(&Folder::new(stringify!($test))).await;
        }
    )*};
}

kept! {
    rows_are_read_in_the_order_of_their_appends of logs,
    a_code_is_given_once of logs,
    there_is_nothing_at_a_table_that_is_none of logs,
    all_rows_of_an_append_are_kept_or_none of logs,
    a_command_is_kept_once of logs,
    rows_that_no_table_needs_are_refused of logs,
    everything_is_there_when_it_is_opened_again of logs,
    of_two_who_append_at_one_place_one_wins of races,
    a_conflict_spoils_nothing_of_others of races,
    what_was_accepted_is_finished_when_it_closes of races,
    lists_show_open_tables_newest_first of lists,
    every_table_is_listed_once of lists,
    a_guest_is_known_by_every_secret of guests,
    a_deleted_guest_is_gone of guests,
    a_personal_link_works_once_and_in_time of guests,
    figures_count_what_was_written of logs,
}
