//! What can be asked over the socket.

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use axum::extract::{Path as Named, State};
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use server::{Block, Closing, LiveTable, Overview};

use super::{Upkeep, blocked, report};

#[derive(Clone)]
struct Shared {
    upkeep: Upkeep,
    folder: PathBuf,
}

pub(super) fn router(folder: &Path, upkeep: Upkeep) -> Router {
    Router::new()
        .route("/ready", get(ready))
        .route("/overview", get(overview))
        .route("/tables", get(tables))
        .route("/tables/{code}/close", post(close))
        .route("/blocks", get(blocks).post(block))
        .route("/blocks/{address}", delete(unblock))
        .route("/report", get(report))
        .with_state(Shared { upkeep, folder: folder.to_path_buf() })
}

/// What goes wrong here is the host's own business, so it is told as it is.
type Refused = (StatusCode, String);

fn refused(error: impl std::fmt::Display) -> Refused {
    (StatusCode::SERVICE_UNAVAILABLE, error.to_string())
}

async fn ready(State(shared): State<Shared>) -> Result<(), Refused> {
    shared.upkeep.server.ready().await.map_err(refused)
}

async fn overview(State(shared): State<Shared>) -> Result<Json<Overview>, Refused> {
    shared.upkeep.server.overview().await.map(Json).map_err(refused)
}

async fn tables(State(shared): State<Shared>) -> Json<Vec<LiveTable>> {
    Json(shared.upkeep.server.live_tables().await)
}

async fn close(State(shared): State<Shared>, Named(code): Named<String>) -> Json<Closing> {
    Json(shared.upkeep.server.close_table(&code).await)
}

async fn blocks(State(shared): State<Shared>) -> Json<Vec<Block>> {
    Json(shared.upkeep.gate.blocks())
}

async fn block(State(shared): State<Shared>, Json(block): Json<Block>) -> Result<(), Refused> {
    if !shared.upkeep.gate.block(block) {
        let why = "everybody may come from this address: it is this machine, or a trusted proxy";
        return Err((StatusCode::CONFLICT, why.to_owned()));
    }
    blocked::keep(&shared.folder, &shared.upkeep.gate).map_err(refused)
}

async fn unblock(
    State(shared): State<Shared>,
    Named(address): Named<IpAddr>,
) -> Result<(), Refused> {
    if !shared.upkeep.gate.unblock(address) {
        return Err((StatusCode::NOT_FOUND, "this address is not blocked".to_owned()));
    }
    blocked::keep(&shared.folder, &shared.upkeep.gate).map_err(refused)
}

async fn report(State(shared): State<Shared>) -> Result<String, Refused> {
    report::text(&shared.upkeep).await.map_err(refused)
}
