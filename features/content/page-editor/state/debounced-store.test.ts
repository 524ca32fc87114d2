import { expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { createDebouncedStore } from "./debounced-store.ts";
import { putField } from "./changes.ts";
import { createPageStore } from "./page-store.ts";

/** A store on a fake clock, which `advance` moves on. */
const open = () => {
  let time = 1000;
  const timers = new Map<object, Readonly<{ at: number; callback: () => void }>>();
  const clock = {
    now: () => time,
    setTimer: (delayMs: number, callback: () => void) => {
      const key = {};
      timers.set(key, { at: time + delayMs, callback });
      return () => void timers.delete(key);
    },
  };
  const store = createPageStore({
    stored: null,
    start: newPage("a"),
    isPrefilled: false,
    now: clock.now,
  });
  const debounced = createDebouncedStore(store, clock);
  const publishedNames: string[] = [];
  const unsubscribe = debounced.subscribe(({ edited }) => publishedNames.push(edited.fields.name));
  return {
    store,
    debounced,
    publishedNames,
    unsubscribe,
    timers,
    advance: (ms: number) => {
      time += ms;
      for (const [key, { at, callback }] of timers)
        if (at <= time) {
          timers.delete(key);
          callback();
        }
    },
    type: (name: string) => store.change(putField(store.getState().edited, "name", name, time)),
  };
};

test("the first key stroke is published at once, later ones after a pause", () => {
  const { type, advance, publishedNames, debounced } = open();
  type("W");
  expect(publishedNames).toEqual(["W"]);
  advance(40);
  type("Wi");
  advance(40);
  type("Win");
  advance(140);
  expect(publishedNames).toEqual(["W"]);
  expect(debounced.getState().edited.fields.name).toBe("W");
  advance(20);
  expect(publishedNames).toEqual(["W", "Win"]);
  advance(500);
  expect(publishedNames).toEqual(["W", "Win"]);
  type("Wint");
  expect(publishedNames.at(-1)).toBe("Wint");
});

test("typing without a pause is published every three seconds", () => {
  const { type, advance, publishedNames } = open();
  for (let key = 1; key <= 130; key += 1) {
    type("x".repeat(key));
    advance(50);
  }
  expect(publishedNames.map((name) => name.length)).toEqual([1, 60, 120]);
});

test("a change that is not typing is published at once, with all typing before it", () => {
  const { type, store, publishedNames } = open();
  type("W");
  type("Wi");
  store.announce("announced");
  expect(publishedNames).toEqual(["W", "Wi"]);
  type("Win");
  expect(publishedNames.at(-1)).toBe("Win");
  store.undo();
  expect(publishedNames.at(-1)).toBe("");
});

test("after the last listener unsubscribes nothing is published and no timer runs", () => {
  const { type, unsubscribe, publishedNames, timers, debounced } = open();
  type("W");
  type("Wi");
  unsubscribe();
  expect(timers.size).toBe(0);
  type("Win");
  expect(publishedNames).toEqual(["W"]);
  expect(debounced.getState().edited.fields.name).toBe("Win");
});
