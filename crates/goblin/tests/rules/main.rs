//! Every rule of `docs/rules/goblin.md`, by its number.

mod support;

mod g01_components;
mod g01_setup;
mod g02_turn;
mod g03_cards;
mod g03_hidden;
mod g03_new_deck;
mod g04_chain;
mod g04_end;
mod g04_order;
mod g04_targets;
mod g05_ending;
mod g05_reward;
mod g06_curses;
mod g07_countercurse;
mod g07_merchant;
mod g07_potions;
mod g08_abilities;
mod g08_declaring;
mod g08_naming;
mod g08_taia;
mod g08_xanros;
mod g09_editions;
mod g09_head_start;
mod g09_house_rules;
mod g10_cards;
mod secrets;
mod tampered;
mod turns;
