// The start page before the game is there. `cargo xtask web` has drawn it in every language; this shows the one that the game
// will speak, in the size it will have, and remembers what is tapped until the game can do it. Plain old JavaScript:
// browsers that are too old have to get as far as sorry.js.

(function () {
  var root = document.documentElement;
  var drawn = document.getElementById("drawn");
  var folder = document.currentScript.src.replace(/[^/]*$/, "");

  /** The start page by language, as it was drawn. English is there without scripts too. */
  var pages = { en: document.createDocumentFragment() };
  for (var child = drawn.firstChild; child; child = child.nextSibling) pages.en.appendChild(child.cloneNode(true));
  var others = document.querySelectorAll("template.drawn");
  for (var index = 0; index < others.length; index += 1) pages[others[index].lang] = others[index].content;

  function isKnown(language) {
    return Object.prototype.hasOwnProperty.call(pages, language);
  }

  function kept(name) {
    try {
      return localStorage.getItem(name) || "";
    } catch (_) {
      return ""; // a browser that keeps nothing
    }
  }

  /** All values of a name in lines of `name=value`, as `shell/lines.rs` writes them. */
  function values(lines, name) {
    return lines
      .split("\n")
      .filter(function (line) {
        return line.indexOf(name + "=") === 0;
      })
      .map(function (line) {
        return line.slice(name.length + 1);
      });
  }

  var settings = kept("karak.settings");

  /** The fields of the address before `#`. */
  function fields() {
    return location.search.replace(/^\?/, "").split("&").filter(Boolean);
  }

  /** The same choice as `Settings::language_wanted`. */
  function wanted() {
    var codes = values(fields().join("\n"), "lang").slice(0, 1);
    codes = codes.concat(values(settings, "language").slice(0, 1));
    (navigator.languages || [navigator.language]).forEach(function (locale) {
      codes.push(String(locale).split(/[-_.@]/)[0].toLowerCase());
    });
    return codes.filter(isKnown)[0] || "en";
  }

  /** Text size and motion as `Settings::keep` has them. */
  function suit() {
    var size = values(settings, "text-size")[0];
    if (size === "150" || size === "200") root.setAttribute("style", "font-size: " + size + "%");
    var pace = values(settings, "pace")[0];
    var calm = window.matchMedia && matchMedia("(prefers-reduced-motion: reduce)").matches;
    var still = /^(none|fast|normal|slow)$/.test(pace) ? pace === "none" : calm;
    root.setAttribute("data-motion", still ? "still" : "moving");
  }

  /** The latest game that is not over, as `GoingOn` finds it. */
  function latest() {
    var games = [];
    try {
      for (var index = 0; index < localStorage.length; index += 1) {
        var id = /^karak\.about\.([0-9a-f]+)$/.exec(localStorage.key(index));
        var about = id && kept("karak.game." + id[1]) ? kept(id[0]) : "";
        if (Number(values(about, "turn")[0]) > 0 && values(about, "over")[0] !== "true" && values(about, "watched")[0] !== "true") {
          games.push({ id: id[1], about: about, saved: Number(values(about, "saved")[0]) || 0 });
        }
      }
    } catch (_) {
      // a browser that keeps nothing
    }
    games.sort(function (a, b) {
      return b.saved - a.saved || parseInt(a.id, 16) - parseInt(b.id, 16);
    });
    return games[0];
  }

  /** How long ago, in the words of `platform/ago.rs`. */
  function ago(saved) {
    var minutes = Math.max(0, Math.floor((Date.now() - saved) / 60000));
    var units = [[minutes, "minute"], [Math.floor(minutes / 60), "hour"], [Math.floor(minutes / 1440), "day"]];
    if (units[2][0] > 7) return new Date(saved).toLocaleDateString(language, { dateStyle: "long" });
    var found = units.reverse().filter(function (unit) {
      return unit[0] > 0;
    })[0] || [0, "second"];
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-found[0], found[1]);
  }

  function icon(name) {
    return '<svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false"><use href="#icon-' + name + '"></use></svg>';
  }

  /** Names are anybody's text. */
  function escaped(text) {
    return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  }

  /** The card of the game to go on with, so that nothing moves when the game draws it. */
  function goOn() {
    var game = latest();
    var template = drawn.querySelector("main > template");
    if (!game) return;
    var card = template.content.firstElementChild.cloneNode(true);
    var players = values(game.about, "player");
    var names = values(game.about, "name");
    var colors = values(game.about, "color");
    card.querySelector(".players").innerHTML = values(game.about, "hero")
      .map(function (hero, seat) {
        var known = /^[a-z]+$/.test(hero);
        var color = /^[a-z]+$/.test(colors[seat] || "") ? ' style="--hero: var(--color-' + colors[seat] + ')"' : "";
        var portrait = '<span class="portrait"' + (known ? ' data-hero="' + hero + '"' : "") + color + ' aria-hidden="true">' + icon(known ? "hero-" + hero : "question") + "</span>";
        var bot = (players[seat] || "human") === "human" ? "" : '<span class="of-bot">' + icon("bot") + "</span>";
        return "<li>" + portrait + bot + (names[seat] ? '<bdi class="player">' + escaped(names[seat]) + "</bdi>" : "") + "</li>";
      })
      .join("");
    var name = values(game.about, "game")[0] === "goblin" ? "goblin" : "dungeon";
    var label = card.querySelector(".game-name");
    label.setAttribute("data-game", name);
    label.textContent = drawn.querySelector("#entrance-" + name).textContent;
    var turn = card.querySelector("strong");
    turn.textContent = turn.textContent.replace("{ $number }", values(game.about, "turn")[0]);
    try {
      card.querySelector("small").textContent = ago(game.saved);
    } catch (_) {
      // without those words
    }
    card.querySelector("a").setAttribute("href", "#/play/" + game.id);
    template.parentNode.insertBefore(card, template);
  }

  /** The button that was tapped shows it, and says that the game is loading. */
  function press() {
    var abouts = pages[language].querySelectorAll(".play-now small");
    var buttons = drawn.querySelectorAll(".play-now");
    for (var index = 0; index < buttons.length; index += 1) {
      var waits = "entrance-" + window.karakTapped === buttons[index].getAttribute("aria-describedby");
      if (waits) buttons[index].setAttribute("aria-busy", "true");
      else buttons[index].removeAttribute("aria-busy");
      var small = buttons[index].querySelector("small");
      small.textContent = waits && window.karakSorry ? window.karakSorry.sentence("loading") : abouts[index].textContent;
    }
  }

  /** The page in the language that holds now. The arch is there once, and moves. */
  function show() {
    var art = drawn.querySelector(".logo-art");
    if (root.lang !== language) {
      var page = pages[language].cloneNode(true);
      drawn.textContent = "";
      drawn.appendChild(page);
      var place = drawn.querySelector(".logo [aria-hidden]");
      place.textContent = "";
      place.appendChild(art);
      root.lang = language;
    }
    drawn.querySelector("label[lang=" + language + "] input").checked = true;
    goOn();
    press();
  }

  /** The start page has its own address; at any other one a torch burns until the game is there. */
  function place() {
    // The game is there, or will not come.
    if (!drawn.parentNode || document.querySelector("#loading.failed")) return;
    var home = /^#?\/?$/.test(location.hash);
    if (!home) delete window.karakTapped;
    press();
    root.setAttribute("data-shows", home ? "home" : "torch");
  }

  var language = wanted();
  suit();
  show();
  // Once sorry.js has run: painting takes a slow processor a while, and what is to be loaded should be on its way by then.
  document.addEventListener("DOMContentLoaded", place);
  addEventListener("hashchange", place);

  // With what else the game begins with.
  var texts = document.createElement("link");
  texts.setAttribute("data-rel", "preload");
  texts.as = "fetch";
  texts.crossOrigin = "anonymous";
  texts.href = folder + "words/" + language + ".ftl";
  document.head.appendChild(texts);

  drawn.addEventListener("click", function (event) {
    var button = event.target.closest(".play-now");
    if (button) {
      window.karakTapped = button.getAttribute("aria-describedby").slice("entrance-".length);
      press();
    } else if (event.target.closest(".skip")) {
      event.preventDefault();
      drawn.querySelector("main").focus();
    }
  });

  drawn.addEventListener("change", function (event) {
    language = event.target.parentNode.lang;
    // The game takes it from the address, and keeps it.
    var rest = fields().filter(function (field) {
      return field.indexOf("lang=") !== 0;
    });
    history.replaceState(null, "", location.pathname + "?" + rest.concat("lang=" + language).join("&") + location.hash);
    show();
    drawn.querySelector("label[lang=" + language + "] input").focus();
  });
})();
