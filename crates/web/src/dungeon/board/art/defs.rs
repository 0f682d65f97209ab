//! Gradients and small drawings that are used many times.

/// Defined once on the board.
pub const DEFS: &str = r##"
<radialGradient id="board-halo"><stop offset="0" stop-color="#8a5a24" stop-opacity=".5"/><stop offset=".5" stop-color="#5e3a16" stop-opacity=".26"/><stop offset="1" stop-color="#2a1a0c" stop-opacity="0"/></radialGradient>
<radialGradient id="board-torch-glow"><stop offset="0" stop-color="#ffd27a" stop-opacity=".55"/><stop offset=".35" stop-color="#ff9c38" stop-opacity=".24"/><stop offset="1" stop-color="#ff8a20" stop-opacity="0"/></radialGradient>
<radialGradient id="board-water"><stop offset="0" stop-color="#c9f6ee"/><stop offset=".5" stop-color="#4fb6bb"/><stop offset="1" stop-color="#14606f"/></radialGradient>
<radialGradient id="board-water-glow"><stop offset=".4" stop-color="#7fe6dc" stop-opacity=".42"/><stop offset="1" stop-color="#3fb0b0" stop-opacity="0"/></radialGradient>
<radialGradient id="board-portal"><stop offset="0" stop-color="#f3ecff"/><stop offset=".35" stop-color="#b596ff"/><stop offset=".75" stop-color="#5b35c4"/><stop offset="1" stop-color="#241060"/></radialGradient>
<radialGradient id="board-magic-glow"><stop offset=".2" stop-color="#a98aff" stop-opacity=".55"/><stop offset="1" stop-color="#6a40ff" stop-opacity="0"/></radialGradient>
<radialGradient id="board-gold-glow"><stop offset="0" stop-color="#ffd977" stop-opacity=".6"/><stop offset="1" stop-color="#ffb030" stop-opacity="0"/></radialGradient>
<radialGradient id="board-token" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="#6b2b26"/><stop offset=".6" stop-color="#3f1412"/><stop offset="1" stop-color="#220806"/></radialGradient>
<radialGradient id="board-dragon" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="#e0602a"/><stop offset=".55" stop-color="#8f1d10"/><stop offset="1" stop-color="#3c0505"/></radialGradient>
<linearGradient id="board-metal" x2="0" y2="1"><stop offset="0" stop-color="#f2dfb4"/><stop offset=".5" stop-color="#a9884d"/><stop offset="1" stop-color="#5a431f"/></linearGradient>
<linearGradient id="board-iron" x2="0" y2="1"><stop offset="0" stop-color="#b9afa2"/><stop offset=".5" stop-color="#6f665b"/><stop offset="1" stop-color="#38322b"/></linearGradient>
<radialGradient id="board-parchment" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#fff6de"/><stop offset="1" stop-color="#d9bf88"/></radialGradient>
<radialGradient id="board-lit" r=".72"><stop offset="0" stop-color="#ffe6a8" stop-opacity=".12"/><stop offset=".6" stop-color="#ffcf6e" stop-opacity=".2"/><stop offset="1" stop-color="#ffb23f" stop-opacity=".46"/></radialGradient>
<radialGradient id="board-lit-fight" r=".72"><stop offset="0" stop-color="#ff8d6b" stop-opacity=".1"/><stop offset=".6" stop-color="#ff5a3a" stop-opacity=".26"/><stop offset="1" stop-color="#e0341f" stop-opacity=".55"/></radialGradient>
<radialGradient id="board-lit-gate" r=".72"><stop offset="0" stop-color="#d6c5ff" stop-opacity=".1"/><stop offset=".6" stop-color="#a58aff" stop-opacity=".26"/><stop offset="1" stop-color="#7f5cff" stop-opacity=".55"/></radialGradient>
<radialGradient id="board-door" cx=".5" cy="1" r="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".95"/><stop offset=".35" stop-color="#ffb846" stop-opacity=".6"/><stop offset="1" stop-color="#ff9320" stop-opacity="0"/></radialGradient>
<g id="board-torch"><circle r="4.6" fill="#15100b"/><circle r="3.7" fill="#7c5a33"/><path d="M0 -8.5C3.4 -4.6 4 -2.4 3 .2A3.4 3.4 0 0 1 -3 .2C-4 -2.4 -1.6 -4 0 -8.5Z" fill="#ff9a2e"/><path d="M0 -5.2C1.8 -2.8 2 -1.4 1.5 .2A1.7 1.7 0 0 1 -1.5 .2C-2 -1.4 -.8 -2.6 0 -5.2Z" fill="#fff0b8"/></g>
<path id="board-crack" d="M-8 1L-3 -1.5L-.5 1.5L3 -2L8 .5M-.5 1.5L1 5M-3 -1.5L-4.5 -5" fill="none" stroke="#120d08" stroke-opacity=".55" stroke-width="1.1" stroke-linejoin="round"/>
<g id="board-moss" fill="#62733a" fill-opacity=".5"><circle r="3.6"/><circle cx="4.6" cy="1.2" r="2.3"/><circle cx="-3.4" cy="3" r="1.9"/><circle cx="1.4" cy="-4.2" r="1.5"/></g>
<g id="board-pebbles" fill="#a08d72" stroke="#1d1610" stroke-width=".7"><ellipse rx="2.7" ry="2"/><ellipse cx="4.4" cy="2" rx="1.7" ry="1.3"/><ellipse cx="-2.6" cy="3.4" rx="1.4" ry="1.1"/></g>
<g id="board-bones" fill="none" stroke-linecap="round"><path d="M-5 -3L5 3M-5 3L5 -3" stroke="#1d1610" stroke-opacity=".6" stroke-width="3.6"/><path d="M-5 -3L5 3M-5 3L5 -3" stroke="#d8cbae" stroke-width="2"/></g>
<path id="board-web" d="M0 0L9 -4M0 0L8 5M0 0L1 9M4 -1.8Q5 .5 3.6 2.2Q2 3 .5 4M7.4 -3.3Q8.6 .8 6.6 4.1Q3.6 5.6 .9 7.6" fill="none" stroke="#e8e0d0" stroke-opacity=".34" stroke-width=".6"/>
<path id="board-rune-0" class="rune" d="M-2 3V-3L2 0L-2 1.5"/><path id="board-rune-1" class="rune" d="M-2 -3L2 3M2 -3L-2 3M0 -3V3"/><path id="board-rune-2" class="rune" d="M0 3V-3M-2 -1L0 -3L2 -1M-2 2L0 0L2 2"/>
<g id="board-step"><path d="M-5.2 12C-8.6 10 -7.4 5.6 -8.4 2C-9 -1.6 -6.4 -3.4 -4.4 -2.4C-1.8 -1 -2.6 3 -3 5.6C-3.4 8.4 -2.2 11.4 -5.2 12Z"/><path d="M5.2 3C8.6 1 7.4 -3.4 8.4 -7C9 -10.6 6.4 -12.4 4.4 -11.4C1.8 -10 2.6 -6 3 -3.4C3.4 -.6 2.2 2.4 5.2 3Z"/></g>
<path id="board-chevron" d="M-8 4L0 -5L8 4"/>
"##;
