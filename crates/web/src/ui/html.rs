//! Pictures and words as text of a page, for drawings that are made as a whole: much less to download than one element
//! after the other, and faster to draw.

/// A text in which nothing is markup.
pub fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
    }
    html
}

/// The icon of this name.
pub fn icon(name: &str) -> String {
    const BEGIN: &str = r##"<svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false"><use href="#"##;
    [BEGIN, name, r#""></use></svg>"#].concat()
}

/// Something of this class.
pub fn span(class: &str, inner: &str) -> String {
    [r#"<span class=""#, class, r#"">"#, inner, "</span>"].concat()
}

/// A number or a short word that stands out.
pub fn bold(text: &str) -> String {
    ["<b>", text, "</b>"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        assert_eq!(
            escaped(r#"<b title="x">Žluť & co</b>"#),
            "&lt;b title=&quot;x&quot;&gt;Žluť &amp; co&lt;/b&gt;"
        );
        assert_eq!(span("effect", &bold("2")), r#"<span class="effect"><b>2</b></span>"#);
    }
}
