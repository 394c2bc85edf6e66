// What the theme leaves out for people who use no mouse or no screen: names for its menus, tables that scroll by keyboard.

function nameMenus() {
    for (const menu of document.querySelectorAll(".md-nav[aria-labelledby]")) {
        const heading = menu.parentElement.querySelector(".md-nav__link .md-ellipsis");
        menu.removeAttribute("aria-labelledby");
        menu.setAttribute("aria-label", heading.textContent.trim());
    }
}

function nameButtons() {
    document.querySelectorAll("nav.md-code__nav").forEach((buttons, number) => {
        buttons.setAttribute("aria-label", `Snippet ${number + 1}`);
    });
}

function reachTables() {
    for (const frame of document.querySelectorAll(".md-typeset__scrollwrap")) {
        if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
        else frame.removeAttribute("tabindex");
    }
}

/** The frame scrolls by itself, so it has to be in view as a whole before anybody plays in it. */
function showGame() {
    const game = document.querySelector("details.try");
    game?.addEventListener("toggle", () => game.open && game.scrollIntoView({ block: "nearest" }));
}

function help() {
    nameButtons();
    reachTables();
}

nameMenus();
showGame();
help();
new MutationObserver(help).observe(document.querySelector(".md-content"), { childList: true, subtree: true });
addEventListener("resize", reachTables);
