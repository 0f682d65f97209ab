//! What every store promises, whatever it is made of.

pub(crate) mod guests;
pub(crate) mod lists;
pub(crate) mod logs;
pub(crate) mod races;
pub(crate) mod whole;

use server::store::Store;

/// How a store is made for one test: empty the first time, later with what was kept.
pub(crate) trait Maker {
    async fn open(&self) -> Store;
    /// One more of the same database, where several programs may use it; else the same.
    async fn another(&self, store: &Store) -> Store;
}

/// A test for each promise, kept by what this makes of the test's name.
macro_rules! kept {
    ($maker:expr) => {
        $crate::contract::kept! { $maker =>
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
            a_table_is_imported_with_its_whole_log of whole,
            a_table_is_deleted_as_it_was_seen of whole,
            every_guest_is_listed_once_with_all_that_is_kept of whole,
        }
    };
    ($maker:expr => $($test:ident of $module:ident),* $(,)?) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $test() {
            let maker = $maker;
            contract::$module::$test(&maker(stringify!($test))).await;
        }
    )*};
}
pub(crate) use kept;
