import { expect, test } from "vitest";
import { withoutFreshItems } from "./fresh-item.ts";

const text = { type: "string" } as const;
const schema = {
  properties: {
    title: text,
    cards: { type: "array", items: { type: "object", properties: { title: text, link: text } } },
    ids: { type: "array", items: text },
  },
} as const;
const fresh = { title: "", link: "" };
const value = { title: "", cards: [{ title: "", link: "/a" }, fresh], ids: ["", "x"] };
const pathsOf = (paths: readonly string[], shown: readonly string[] = []) =>
  withoutFreshItems(
    paths.map((path) => ({ path, message: "Missing" })),
    schema,
    value,
    shown.map((path) => ({ path })),
  ).map(({ path }) => path);

test("an item that was just added is not wrong before it is written", () => {
  expect(pathsOf(["title", "cards", "cards.0.title", "ids.1"])).toEqual([
    "title",
    "cards",
    "cards.0.title",
    "ids.1",
  ]);
  expect(pathsOf(["cards.1.title", "ids.0", "ids.5", "other.0.a"])).toEqual(["ids.5", "other.0.a"]);
});

test("what a save has shown stays shown", () => {
  expect(pathsOf(["cards.1.title", "ids.0"], ["cards.1.title"])).toEqual(["cards.1.title"]);
});
