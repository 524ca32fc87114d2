import type { Heartbeat } from "./heartbeat.ts";

const sleepWhenHiddenMs = 120_000;
const sleepWhenIdleMs = 900_000;

/**
 * Ends this tab's presence after two minutes in the background or fifteen minutes without input, so
 * that a page that is open but unattended neither shows its user as present nor keeps the session
 * alive.
 * @returns a function that stops watching
 */
export const watchIdle = (heartbeat: Heartbeat): (() => void) => {
  const abortController = new AbortController();
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
  let activeAt = Date.now();
  const wake = () => {
    activeAt = Date.now();
    sleepAfter(sleepWhenIdleMs);
    if (!isAsleep) return;
    isAsleep = false;
    heartbeat.wake();
  };
  const handleActivity = () => {
    if (isAsleep || Date.now() - activeAt > 1000) wake(); // throttled, since pointermove fires often
  };
  const listen = (
    target: EventTarget,
    names: readonly string[],
    listener: (event: Event) => void,
  ) => {
    for (const name of names)
      target.addEventListener(name, listener, {
        signal: abortController.signal,
        capture: true,
        passive: true,
      });
  };
  listen(document, ["pointermove", "pointerdown", "wheel"], handleActivity);
  listen(document, ["keydown", "input"], () => {
    handleActivity();
    heartbeat.recordKeyPress();
  });
  listen(document, ["visibilitychange"], () => {
    if (document.visibilityState === "hidden") sleepAfter(sleepWhenHiddenMs);
    else wake();
  });
  listen(window, ["pagehide"], sleep);
  listen(window, ["pageshow"], wake);
  sleepAfter(sleepWhenIdleMs);
  return () => {
    clearTimeout(timer);
    abortController.abort();
  };
};
