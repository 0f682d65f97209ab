//! A part of the page that is given as text.
//!
//! What Leptos draws from a template loses all its attributes and gets them again whenever a closure around it runs,
//! and a drawing inside is read anew. This stays as it is until its text is another one. It is also much less to download
//! than one element after the other; what has no events of its own is best drawn like this.

use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::{Element, Node};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlTemplateElement;

use crate::prelude::*;

/// One element, as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Markup(pub String);

fn draw(text: &str) -> Element {
    let create = |name| document().create_element(name).expect("these names are names of elements");
    let template: HtmlTemplateElement = create("template").unchecked_into();
    template.set_inner_html(text);
    template.content().first_element_child().unwrap_or_else(|| create("span"))
}

/// The text, and what was drawn from it.
pub struct Drawn(String, Element);

impl Mountable for Drawn {
    fn unmount(&mut self) {
        self.1.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.1.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.1.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.1.clone()]
    }
}

impl Render for Markup {
    type State = Drawn;

    fn build(self) -> Drawn {
        let element = draw(&self.0);
        Drawn(self.0, element)
    }

    fn rebuild(self, state: &mut Drawn) {
        if self.0 != state.0 {
            let mut new = self.build();
            state.insert_before_this(&mut new);
            state.unmount();
            *state = new;
        }
    }
}

impl AddAnyAttr for Markup {
    type Output<NewAttr: Attribute> = Self;

    /// Its text says everything.
    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Self
    where
        Self: RenderHtml,
    {
        self
    }
}

impl RenderHtml for Markup {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        buffer: &mut String,
        position: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
        buffer.push_str(&self.0);
        *position = Position::NextChild;
    }

    /// No server draws this page.
    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Drawn {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
