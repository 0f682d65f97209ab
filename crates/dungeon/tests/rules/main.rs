//! Every rule of `docs/rules/dungeon.md`, by its number.

mod support;

mod k01_content;
mod k01_setup;
mod k02_turn;
mod k03_closing;
mod k03_unknown;
mod k04_combat;
mod k05_hit_points;
mod k06_equipment;
mod k07_spells;
mod k08_gates;
mod k09_curse;
mod k10_heroes;
mod k11_end;
mod k12_goals;
mod turns;
