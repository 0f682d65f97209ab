//! Who somebody is at a server: a secret that is kept in a file, so that coming again is the same guest.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use axum::http::Method;
use serde::{Deserialize, Serialize};

use super::address::Server;
use super::http;
use crate::files;
use crate::serve::data;

/// The folder of the secrets, in the folder of data.
const FOLDER: &str = "guests";
/// No secret is longer.
const LONGEST: usize = 256;

/// A guest of one server.
pub(super) struct Guest {
    file: PathBuf,
    pub(super) secret: String,
    pub(super) card: Card,
}

/// What the server knows of a guest.
#[derive(Serialize, Deserialize)]
pub(super) struct Card {
    pub(super) name: Option<String>,
    pub(super) color: Option<u8>,
}

impl Guest {
    /// Whoever was at this server before from this folder, or somebody new.
    pub(super) async fn at(server: &Server, asked: Option<&Path>) -> Result<Self> {
        let folder = data::folder(asked)?.join(FOLDER);
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("the folder {} could not be made", folder.display()))?;
        // Servers below paths of one name are each their own.
        let name: String =
            format!("{}{}", server.name(), server.url().folder().trim_end_matches('/'))
                .chars()
                .map(|letter| if letter.is_alphanumeric() || letter == '.' { letter } else { '_' })
                .collect();
        let file = folder.join(name);
        let known = if file.exists() { Some(files::read_text(&file, LONGEST)?) } else { None };
        let known = known.as_deref().map(str::trim);
        let answer = http::ask(server, Method::GET, "api/guest", known, String::new()).await?;
        let card: Card = answer.read()?;
        let mut guest = Self { file, secret: known.unwrap_or_default().to_owned(), card };
        if let Some(secret) = answer.secret {
            guest.keep(secret)?;
        }
        Ok(guest)
    }

    /// Goes by this name.
    pub(super) async fn introduce(&mut self, server: &Server, name: &str) -> Result<()> {
        let card = Card { name: Some(name.to_owned()), color: self.card.color };
        let told = serde_json::to_string(&card)?;
        let secret = Some(self.secret.as_str());
        http::ask(server, Method::PUT, "api/guest", secret, told).await?.fine()?;
        self.card = card;
        Ok(())
    }

    /// The server has given a new secret.
    pub(super) fn keep(&mut self, secret: String) -> Result<()> {
        files::write_private(&self.file, &format!("{secret}\n"))?;
        self.secret = secret;
        Ok(())
    }
}
