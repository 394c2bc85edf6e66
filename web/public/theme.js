// Before anything is drawn: the colours and the language that were chosen on this device.
try {
    const kept = JSON.parse(localStorage.getItem("zoorama") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
    if (kept.language) document.documentElement.lang = kept.language;
} catch {
    // storage is off: the device decides
}
