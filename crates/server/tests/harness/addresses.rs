//! A database of PostgreSQL for each folder of a test.

use std::fs;
use std::path::Path;

use crate::cluster::Cluster;

/// The address of this folder's, new or not.
pub(crate) fn address(folder: &Path) -> String {
    let file = folder.join("address");
    fs::read_to_string(&file).unwrap_or_else(|_| {
        let name = folder.file_name().and_then(|name| name.to_str()).expect("a name");
        let url = Cluster::shared().database(&name.replace('.', ""));
        fs::write(&file, &url).expect("a file");
        url
    })
}

/// Whether this is anywhere in its tables. Where it was in its files is PostgreSQL's business, and written over in time.
pub(crate) fn holds(folder: &Path, text: &str) -> bool {
    let url = address(folder);
    let name = url.rsplit('/').next().expect("a name");
    let sql = format!(
        "SELECT EXISTS (SELECT FROM guests WHERE name LIKE '%{text}%') \
         OR EXISTS (SELECT FROM log WHERE body LIKE '%{text}%')"
    );
    Cluster::shared().sql(name, &sql) == "t"
}
