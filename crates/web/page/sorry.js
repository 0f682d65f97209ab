// What the page says before the game can speak: that it loads, or why it cannot. Plain old JavaScript, because
// browsers that can do no more must understand it. It has the same address in every version of the page, and begins the
// version that index.html names: so somebody is there to help when the files of that version are gone.

(function () {
  var SENTENCES = {
    en: {
      loading: "The torches are being lit…",
      unsupported: "This browser is too old for Karak. Please use one from 2024 or later: Firefox, Chrome, Edge or Safari.",
      failed: "Karak could not be loaded. Please check the connection and load the page again.",
    },
    cs: {
      loading: "Zapalujeme pochodně…",
      unsupported: "Tento prohlížeč je na Karak příliš starý. Použij prosím prohlížeč z roku 2024 nebo novější: Firefox, Chrome, Edge nebo Safari.",
      failed: "Karak se nepodařilo načíst. Zkontroluj prosím připojení a načti stránku znovu.",
    },
    de: {
      loading: "Die Fackeln werden entzündet …",
      unsupported: "Dieser Browser ist zu alt für Karak. Bitte nimm einen von 2024 oder später: Firefox, Chrome, Edge oder Safari.",
      failed: "Karak konnte nicht geladen werden. Bitte prüfe die Verbindung und lade die Seite neu.",
    },
    pl: {
      loading: "Zapalamy pochodnie…",
      unsupported: "Ta przeglądarka jest za stara na grę Karak. Użyj przeglądarki z 2024 roku lub nowszej: Firefox, Chrome, Edge albo Safari.",
      failed: "Nie udało się wczytać gry Karak. Sprawdź połączenie i wczytaj stronę ponownie.",
    },
  };

  /** Nobody waits longer for the first picture, and no answer takes so long on a fast line; in milliseconds. */
  var LONG = 2000;
  var ANSWER = 150;

  var root = document.documentElement;

  /** In the language that drawn.js has found, which may be chosen anew meanwhile. */
  function sentence(what) {
    return (SENTENCES[root.lang] || SENTENCES.en)[what];
  }

  function say(what) {
    var loading = document.getElementById("loading");
    if (!loading) return;
    loading.querySelector(".sentence").textContent = sentence(what);
    if (what !== "loading") {
      loading.className = "failed";
      loading.setAttribute("role", "alert");
      root.setAttribute("data-shows", "torch");
    }
  }

  /** Whether workers can be modules. The options are only looked at: a browser that knows them starts no worker. */
  function hasModuleWorkers() {
    var known = false;
    var options = {};
    Object.defineProperty(options, "type", {
      get: function () {
        known = true;
        throw new Error("only asked");
      },
    });
    try {
      new Worker("worker.js", options).terminate();
    } catch (_) {
      // as intended, or there are no workers at all
    }
    return known;
  }

  /** Whether the style sheets are understood: without these the table is a heap of boxes, not merely plainer. */
  function hasStyles() {
    return Boolean(
      window.CSS && CSS.supports && CSS.supports("selector(:popover-open)") && CSS.supports("container-type", "inline-size"),
    );
  }

  var supported =
    typeof WebAssembly === "object" &&
    "noModule" in HTMLScriptElement.prototype &&
    typeof HTMLDialogElement !== "undefined" &&
    hasStyles() &&
    hasModuleWorkers();

  var start = document.currentScript.getAttribute("data-start");

  /** Once for each version: a server that cannot make up its mind must not make the page load for ever. */
  function isFirstTime() {
    try {
      if (sessionStorage.getItem("karak.gone") === start) return false;
      sessionStorage.setItem("karak.gone", start);
      return true;
    } catch (_) {
      return false; // who keeps nothing cannot count
    }
  }

  /**
   * Some file could not be loaded. Perhaps a newer version was put on the server after index.html was read, now or by a
   * cache: then that is loaded, past a service worker whose files are gone. Else there is no connection.
   */
  function failed() {
    fetch("./", { cache: "reload" })
      .then(function (response) {
        return response.ok ? response.text() : "";
      })
      .then(function (html) {
        if (html.indexOf("data-start=") < 0 || html.indexOf(start) >= 0 || !isFirstTime()) throw new Error("nothing newer");
        var workers = navigator.serviceWorker;
        return workers && workers.getRegistration();
      })
      .then(function (registration) {
        return registration && registration.unregister();
      })
      .then(function () {
        location.reload();
      })
      .catch(function () {
        say("failed");
      });
  }

  window.karakSorry = { say: say, sentence: sentence, failed: failed };
  say(supported ? "loading" : "unsupported");

  /** Loads the game, all of its files at once. */
  function begin() {
    var links = document.querySelectorAll("link[data-rel]");
    for (var index = 0; index < links.length; index += 1) links[index].rel = links[index].getAttribute("data-rel");
    var script = document.createElement("script");
    script.type = "module";
    script.src = start;
    script.onerror = failed;
    document.head.appendChild(script);
  }

  /** Until something of the page is to be seen, not only its ground; a browser that does not tell is not waited for. */
  function painted() {
    return new Promise(function (resolve) {
      try {
        new PerformanceObserver(function (list) {
          if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
        }).observe({ type: "paint", buffered: true });
      } catch (_) {
        resolve();
      }
    });
  }

  /** Until the next picture of the page is begun. */
  function frame() {
    return new Promise(function (resolve) {
      requestAnimationFrame(resolve);
    });
  }

  /** Until the pictures of the start page are to be seen, or known to be missing. One that has come is not yet drawn. */
  function pictures() {
    var drawn = [].map.call(document.querySelectorAll("#drawn img"), function (picture) {
      return picture.decode().catch(function () {});
    });
    return Promise.all(drawn).then(frame).then(frame);
  }

  /** Whether it is the line that one waits for, not the processor: the page itself took long to come. */
  function isSlow() {
    var page = performance.getEntriesByType("navigation")[0];
    return page && page.responseEnd - page.requestStart > ANSWER;
  }

  // What the first picture needs was asked for first. On a slow line the game follows at once, while the picture is made of
  // it; on a fast one when it is painted, so that they do not share the processor. A page that nobody looks at has none.
  if (supported && (document.hidden || isSlow())) begin();
  else if (supported) {
    var late = new Promise(function (resolve) {
      setTimeout(resolve, LONG);
    });
    Promise.race([Promise.all([painted(), pictures()]), late]).then(begin);
  }
})();
