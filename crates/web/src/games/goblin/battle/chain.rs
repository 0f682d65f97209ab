//! The chain as it is laid: each card with the color that let it follow, and the colors that may come next.

use goblin::{Action, Card, Effect};
use words::{Arg, goblin as say};

use super::super::card::{Marks, card_face, color_disc, printed};
use super::ShownBattle;
use crate::games::goblin::pictures;
use crate::prelude::*;
use crate::ui::html::{heard, span, tag};
use crate::ui::{Markup, picture};

impl ShownBattle<'_> {
    pub(super) fn chain(&self) -> AnyView {
        let Self { words, battle, .. } = *self;
        let last = battle.chain.len().saturating_sub(1);
        let laid = battle.chain.iter().enumerate().map(|(place, &card)| {
            let potions = if place == last { self.doubles() } else { Vec::new() };
            self.laid(place, card, potions)
        });
        let mut cards: Vec<AnyView> = laid.collect();
        if !self.undecided {
            return view! { <ol class="chain" data-testid="chain">{cards}</ol> }.into_any();
        }
        let next = battle.next;
        let discs: String = next.iter().map(color_disc).collect();
        let names: Vec<String> = next.iter().map(|color| say::color(words, color)).collect();
        let names =
            if next.is_empty() { words.text(key::GOBLIN_COLORS_NONE) } else { names.join(", ") };
        let said = words.say(key::WEB_BATTLE_NEXT, &[("colors", Arg::text(names))]);
        cards.push(Markup(tag("li", "next-slot", &[heard(&said), discs].concat())).into_any());
        view! { <ol class="chain" data-testid="chain">{cards}</ol> }.into_any()
    }

    /// One card of the chain, with what can be done to it.
    fn laid(&self, place: usize, card: Card, potions: Vec<AnyView>) -> AnyView {
        let Self { words, battle, .. } = *self;
        let content = self.rules.content();
        let defied = battle.defied.filter(|&(at, _)| usize::from(at) == place);
        let doubled = battle.doubled.filter(|doubled| usize::from(doubled.place) == place);
        let marks = Marks {
            curses: battle.curses_on(place),
            defied: defied.map(|(_, curse)| curse),
            doubled: doubled.map(|doubled| doubled.effect),
        };
        let mut said = say::card_line_against(words, content, self.hero, card, marks.curses);
        if let Some(curse) = marks.defied {
            let curse = Arg::text(say::curse(words, curse));
            said.push_str(", ");
            said.push_str(&words.say(key::UI_DEFIED, &[("curse", curse)]));
        }
        if let Some(effect) = marks.doubled {
            let effect = Arg::text(say::effect(words, effect));
            said.push_str(&words.say(key::WEB_BATTLE_DOUBLED, &[("effect", effect)]));
        }
        let before = place.checked_sub(1).and_then(|before| battle.chain.get(before));
        let link = before.and_then(|&before| {
            let color = printed(content, self.hero, card)?.color;
            let follows = printed(content, self.hero, before)?.next.contains(color);
            let class = if follows { "link" } else { "link by-ability" };
            Some(Markup(span(class, &color_disc(color))))
        });
        view! {
            <li class="laid">
                {link}
                <span class="heard">{said}</span>
                {card_face(words, content, self.hero, card, marks)}
                <span class="doubles">{potions}</span>
            </li>
        }
        .into_any()
    }

    /// Effects of the last card that a potion of strength can double.
    fn doubles(&self) -> Vec<AnyView> {
        let double = |effect: Effect| {
            let action = Action::Double(effect);
            self.legal.contains(&action).then(|| {
                let (drink, effect) = (pictures::action(action), pictures::effect(effect));
                let shown = view! { {picture(drink)}"×2"{picture(effect)} };
                self.tap().button("double", action, shown.into_any())
            })
        };
        Effect::ALL.into_iter().filter_map(double).collect()
    }
}
