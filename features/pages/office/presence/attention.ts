import type { Heartbeat } from "./heartbeat.ts";

const hiddenAfterMs = 120_000;
const awayAfterMs = 900_000;

/**
 * Takes a tab off the page that is hidden for two minutes, or that nobody has touched for fifteen:
 * an open page alone must neither show somebody who is away nor keep their session alive.
 * @returns a function that stops watching
 */
export const watchAttention = (heartbeat: Heartbeat): (() => void) => {
  const watching = new AbortController();
  let isAsleep = false;
  let timer: ReturnType<typeof setTimeout>;
  const sleepAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(sleep, delay);
  };
  const sleep = () => {
    isAsleep = true;
    heartbeat.sleep();
  };
  let touchedAt = Date.now();
  const wake = () => {
    touchedAt = Date.now();
    sleepAfter(awayAfterMs);
    if (!isAsleep) return;
    isAsleep = false;
    heartbeat.wake();
  };
  const touched = () => {
    if (isAsleep || Date.now() - touchedAt > 1000) wake(); // not at every move of the pointer
  };
  const on = (target: EventTarget, names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names)
      target.addEventListener(name, listener, {
        signal: watching.signal,
        capture: true,
        passive: true,
      });
  };
  on(document, ["pointermove", "pointerdown", "wheel"], touched);
  on(document, ["keydown", "input"], () => {
    touched();
    heartbeat.typed();
  });
  on(document, ["visibilitychange"], () => {
    if (document.visibilityState === "hidden") sleepAfter(hiddenAfterMs);
    else wake();
  });
  on(window, ["pagehide"], sleep);
  on(window, ["pageshow"], wake);
  sleepAfter(awayAfterMs);
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
};
