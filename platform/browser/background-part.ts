import { type ComponentType, lazy } from "react";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { loadAhead } from "./failed-code.ts";

const triedAgainAfterMs = 10_000;

const whenTriedAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const proceed = () => {
      window.removeEventListener("online", proceed);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(proceed, triedAgainAfterMs);
    window.addEventListener("online", proceed);
  });

const loadedAtLast = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const loaded: Part[] = [];
  await loadAhead(async () => loaded.push(await load()));
  const [part] = loaded;
  if (part !== undefined) return part;
  await whenTriedAgain();
  return loadedAtLast(load);
};

/**
 * A part that no screen waits for, shown below a `Suspense`. Its code is loaded once the first
 * screen is there, and tried again while it cannot be reached: the office goes on without it.
 */
export const backgroundPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await whenIdle();
    return { default: await loadedAtLast(load) };
  });
