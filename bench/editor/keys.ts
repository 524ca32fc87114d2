import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

const keyIntervalMs = 30; // the pace of a fast typist

const press = async (session: CDPSession, letter: string): Promise<void> => {
  const code = letter === " " ? "Space" : `Key${letter.toUpperCase()}`;
  const windowsVirtualKeyCode = letter.toUpperCase().codePointAt(0) ?? 0;
  const key = { key: letter, code, windowsVirtualKeyCode };
  await Promise.all([
    session.send("Input.dispatchKeyEvent", { type: "keyDown", text: letter, ...key }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
  ]);
};

/** Types the text; after each key it waits until the page has handled the key, and then pauses. */
export const typeKeyByKey = async (session: CDPSession, text: string): Promise<void> => {
  for (const letter of text) {
    await press(session, letter);
    await wait(keyIntervalMs);
  }
};

/** Types at an even pace, whether or not the page keeps up. */
export const typeAtPace = async (session: CDPSession, text: string): Promise<void> => {
  const startedAt = performance.now();
  const presses: Promise<void>[] = [];
  for (const [index, letter] of text.split("").entries()) {
    await wait(Math.max(0, startedAt + index * keyIntervalMs - performance.now()));
    presses.push(press(session, letter));
  }
  await Promise.all(presses);
};

/**
 * Counts the typed letters that a field's value lacks; the other letters must be in typing order.
 */
export const countLostKeys = (typed: string, value: string): number => {
  if (value.includes(typed)) return 0;
  let matched = 0;
  for (const letter of value) if (letter === typed[matched]) matched += 1;
  return typed.length - matched;
};
