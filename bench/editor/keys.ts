import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

const between = 30; // milliseconds; a fast typist

const press = async (session: CDPSession, letter: string): Promise<void> => {
  const code = letter === " " ? "Space" : `Key${letter.toUpperCase()}`;
  const windowsVirtualKeyCode = letter.toUpperCase().codePointAt(0) ?? 0;
  const key = { key: letter, code, windowsVirtualKeyCode };
  await Promise.all([
    session.send("Input.dispatchKeyEvent", { type: "keyDown", text: letter, ...key }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
  ]);
};

/** Types with a pause after each key that the page has taken: no key waits for the one before it. */
export const typePatiently = async (session: CDPSession, text: string): Promise<void> => {
  for (const letter of text) {
    await press(session, letter);
    await wait(between);
  }
};

/** Types at an even pace: a page that lags behind gets the next key all the same. */
export const typeKeys = async (session: CDPSession, text: string): Promise<void> => {
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  for (const [index, letter] of text.split("").entries()) {
    await wait(Math.max(0, begun + index * between - performance.now()));
    sent.push(press(session, letter));
  }
  await Promise.all(sent);
};

/** How many of the typed letters a field does not hold, in their order. */
export const lostOf = (typed: string, held: string): number => {
  if (held.includes(typed)) return 0;
  let found = 0;
  for (const letter of held) if (letter === typed[found]) found += 1;
  return typed.length - found;
};
