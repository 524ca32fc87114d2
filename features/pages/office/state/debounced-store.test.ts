import { expect, test } from "vitest";
import { newPage } from "#features/pages/page-defaults.ts";
import { createDebouncedStore } from "./debounced-store.ts";
import { putField } from "./changes.ts";
import { createPageStore } from "./page-store.ts";

/** A page on a clock of the test's own; `pass` lets it ring. */
const open = () => {
  let time = 1000;
  const rings = new Map<object, Readonly<{ at: number; ring: () => void }>>();
  const clock = {
    now: () => time,
    after: (delay: number, ring: () => void) => {
      const key = {};
      rings.set(key, { at: time + delay, ring });
      return () => void rings.delete(key);
    },
  };
  const store = createPageStore({
    stored: null,
    start: newPage("a"),
    isPreselected: false,
    now: clock.now,
  });
  const debounced = createDebouncedStore(store, clock);
  const seen: string[] = [];
  const leave = debounced.subscribe(({ edited }) => seen.push(edited.fields.name));
  return {
    store,
    debounced,
    seen,
    leave,
    rings,
    pass: (ms: number) => {
      time += ms;
      for (const [key, { at, ring }] of rings)
        if (at <= time) {
          rings.delete(key);
          ring();
        }
    },
    type: (name: string) => store.change(putField(store.getState().edited, "name", name, time)),
  };
};

test("the first key shows at once, the others in a pause", () => {
  const { type, pass, seen, debounced } = open();
  type("W");
  expect(seen).toEqual(["W"]);
  pass(40);
  type("Wi");
  pass(40);
  type("Win");
  pass(140);
  expect(seen).toEqual(["W"]);
  expect(debounced.getState().edited.fields.name).toBe("W");
  pass(20);
  expect(seen).toEqual(["W", "Win"]);
  pass(500);
  expect(seen).toEqual(["W", "Win"]);
  type("Wint");
  expect(seen.at(-1)).toBe("Wint");
});

test("typing without a pause is shown every three seconds", () => {
  const { type, pass, seen } = open();
  for (let key = 1; key <= 130; key += 1) {
    type("x".repeat(key));
    pass(50);
  }
  expect(seen.map((name) => name.length)).toEqual([1, 60, 120]);
});

test("an edit that is no typing shows at once, with all that was typed before it", () => {
  const { type, store, seen } = open();
  type("W");
  type("Wi");
  store.announce("said");
  expect(seen).toEqual(["W", "Wi"]);
  type("Win");
  expect(seen.at(-1)).toBe("Win");
  store.undo();
  expect(seen.at(-1)).toBe("");
});

test("a listener that unsubscribed hears no more, and its timer stops", () => {
  const { type, leave, seen, rings, debounced } = open();
  type("W");
  type("Wi");
  leave();
  expect(rings.size).toBe(0);
  type("Win");
  expect(seen).toEqual(["W"]);
  expect(debounced.getState().edited.fields.name).toBe("Win");
});
