/** Telling somebody that it is their turn when they are not looking. */

/** Two soft notes. */
export function chime(): void {
    const audio = new AudioContext();
    [523.25, 783.99].forEach((pitch, number) => {
        const tone = audio.createOscillator();
        const volume = audio.createGain();
        const start = audio.currentTime + number * 0.16;
        tone.frequency.value = pitch;
        tone.type = "triangle";
        volume.gain.setValueAtTime(0, start);
        volume.gain.linearRampToValueAtTime(0.16, start + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
        tone.connect(volume).connect(audio.destination);
        tone.start(start);
        tone.stop(start + 0.55);
    });
    setTimeout(() => void audio.close(), 1500);
}

export async function mayNotify(): Promise<boolean> {
    return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
    if (!("Notification" in globalThis) || Notification.permission !== "granted" || !document.hidden) return;
    try {
        const shown = new Notification(title, { body, icon: "/icon-192.png", tag: "turn" });
        shown.onclick = () => {
            focus();
            shown.close();
        };
    } catch {
        // some phones only allow a service worker to notify
    }
}
