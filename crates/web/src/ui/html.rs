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

/// An element with these attributes.
pub fn element(name: &str, attributes: &[(&str, &str)], inner: &str) -> String {
    let mut html = ["<", name].concat();
    for (attribute, value) in attributes {
        html.push_str(&[" ", attribute, r#"=""#, &escaped(value), r#"""#].concat());
    }
    [&html, ">", inner, "</", name, ">"].concat()
}

/// An element of this class.
pub fn tag(name: &str, class: &str, inner: &str) -> String {
    element(name, &[("class", class)], inner)
}

/// Something of this class.
pub fn span(class: &str, inner: &str) -> String {
    tag("span", class, inner)
}

/// For listeners.
pub fn heard(words: &str) -> String {
    span("heard", &escaped(words))
}

/// A number or a short word that stands out.
pub fn bold(text: &str) -> String {
    element("b", &[], &escaped(text))
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
        let named = element("p", &[("title", r#"""#)], &heard("<"));
        assert_eq!(named, r#"<p title="&quot;"><span class="heard">&lt;</span></p>"#);
    }
}
