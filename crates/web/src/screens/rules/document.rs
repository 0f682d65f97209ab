//! The text of the rules: numbers lead to rules, marks show rulings, and what is searched for is lit.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use super::search::{Folded, pieces};
use super::text::{Block, Heading, Item, Span, TextTable};
use super::{Search, number_wanted};
use crate::prelude::*;
use crate::shell::{Screen, t};

/// What all parts need to be drawn.
#[derive(Clone)]
struct Drawing {
    game: String,
    /// Every number there is a rule or a part for.
    numbers: Arc<Vec<String>>,
    query: Folded,
    /// How many places were found so far.
    found: Rc<Cell<usize>>,
    search: Search,
}

/// All rules of a game.
#[component]
pub(super) fn Document(game: String, blocks: Arc<Vec<Block>>, search: Search) -> impl IntoView {
    let mut numbers = Vec::new();
    collect_numbers(&blocks, &mut numbers);
    let numbers = Arc::new(numbers);
    // After the rules are drawn, and whenever another number is wanted.
    Effect::new(move |_| {
        if let Some(number) = number_wanted() {
            request_animation_frame(move || open_at(&number));
        }
    });
    let drawn = move || {
        let drawing = Drawing {
            game: game.clone(),
            numbers: Arc::clone(&numbers),
            query: search.query.get(),
            found: Rc::default(),
            search,
        };
        let drawn = blocks.iter().map(|part| drawing.block(part)).collect_view();
        search.found.set(drawing.found.get());
        drawn
    };
    view! {
        <article class="parchment rules">
            <p>{t(key::WEB_RULES_INTRO)}</p>
            <p><span class="ruling" aria-hidden="true">"R"</span> " " {t(key::WEB_RULES_MARK)}</p>
            <p>
                <span class="ruling" aria-hidden="true">"R!"</span>
                " "
                {t(key::WEB_RULES_DEPARTURE_MARK)}
            </p>
            {drawn}
        </article>
    }
    .into_any()
}

impl Drawing {
    fn block(&self, block: &Block) -> AnyView {
        match block {
            Block::Heading(heading) => self.heading(heading),
            Block::Paragraph(spans) => view! { <p>{self.spans(spans)}</p> }.into_any(),
            Block::List(items) => {
                let items = items.iter().map(|item| self.item(item)).collect_view();
                view! { <ul>{items}</ul> }.into_any()
            }
            Block::Table(table) => self.table(table),
        }
    }

    fn heading(&self, heading: &Heading) -> AnyView {
        let (id, text) = (anchor(&heading.name), self.text(&heading.text));
        if heading.level <= 2 {
            view! { <h2 id=id tabindex="-1">{text}</h2> }.into_any()
        } else {
            view! { <h3 id=id tabindex="-1">{text}</h3> }.into_any()
        }
    }

    fn item(&self, item: &Item) -> AnyView {
        let blocks = item.blocks.iter().map(|block| self.block(block)).collect_view();
        match &item.number {
            Some(number) => {
                let link = self.link(number);
                let shown = self.text(number);
                view! {
                    <li class="rule" id=anchor(number) tabindex="-1">
                        <a class="rule-number" href=link>{shown}</a>
                        <div>{blocks}</div>
                    </li>
                }
                .into_any()
            }
            None => view! { <li>{blocks}</li> }.into_any(),
        }
    }

    fn table(&self, table: &TextTable) -> AnyView {
        let head = table.head.iter().map(|cell| view! { <th scope="col">{self.spans(cell)}</th> });
        let row = |cells: &Vec<Vec<Span>>| {
            let cells = cells.iter().map(|cell| view! { <td>{self.spans(cell)}</td> });
            view! { <tr>{cells.collect_view()}</tr> }
        };
        view! {
            <div class="table-frame" tabindex="0" role="group">
                <table>
                    <thead><tr>{head.collect_view()}</tr></thead>
                    <tbody>{table.rows.iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
        .into_any()
    }

    fn spans(&self, spans: &[Span]) -> Vec<AnyView> {
        spans.iter().map(|span| self.span(span)).collect()
    }

    fn span(&self, span: &Span) -> AnyView {
        match span {
            Span::Text(text) => self.text(text).into_any(),
            Span::Strong(text) => view! { <strong>{self.text(text)}</strong> }.into_any(),
            Span::Ruling(about) => mark("R", key::WEB_RULES_RULING, about.as_deref()),
            Span::Departure => mark("R!", key::WEB_RULES_DEPARTURE, None),
            Span::Reference(number) if self.numbers.contains(number) => {
                view! { <a href=self.link(number)>{self.text(number)}</a> }.into_any()
            }
            Span::Reference(number) => self.text(number).into_any(),
        }
    }

    fn link(&self, number: &str) -> String {
        Screen::Rules { game: self.game.clone(), number: Some(number.to_owned()) }.link()
    }

    /// A text with what is searched for lit.
    fn text(&self, text: &str) -> Vec<AnyView> {
        let pieces = pieces(text, &self.query).into_iter();
        pieces
            .map(|(hit, piece)| {
                if !hit {
                    return piece.into_any();
                }
                let (index, current) = (self.found.get(), self.search.current);
                self.found.set(index + 1);
                view! {
                    <mark id=format!("found-{index}") class:current=move || current.get() == index>
                        {piece}
                    </mark>
                }
                .into_any()
            })
            .collect()
    }
}

fn anchor(number: &str) -> String {
    format!("rule-{number}")
}

fn collect_numbers(blocks: &[Block], found: &mut Vec<String>) {
    for block in blocks {
        match block {
            Block::Heading(heading) => found.push(heading.name.clone()),
            Block::List(items) => {
                for item in items {
                    found.extend(item.number.clone());
                    collect_numbers(&item.blocks, found);
                }
            }
            Block::Paragraph(_) | Block::Table(_) => {}
        }
    }
}

/// Goes to a rule and lights it.
fn open_at(number: &str) {
    use wasm_bindgen::JsCast as _;
    if let Ok(Some(before)) = document().query_selector(".rules .wanted") {
        drop(before.class_list().remove_1("wanted"));
    }
    let Some(place) = document().get_element_by_id(&anchor(number)) else { return };
    drop(place.class_list().add_1("wanted"));
    place.scroll_into_view();
    if let Ok(element) = place.dyn_into::<web_sys::HtmlElement>() {
        drop(element.focus());
    }
}

/// The mark of a ruling, what it means, and what it is about if that is said.
fn mark(letters: &'static str, meaning: Key, about: Option<&str>) -> AnyView {
    let about = about.map(|about| format!(" {about}"));
    view! {
        <span class="ruling" title=t(meaning)>
            {letters}
            <span class="heard">{t(meaning)}</span>
            {about}
        </span>
    }
    .into_any()
}
