import { expect, test } from "vitest";
import { type TypedWords, typedFrom, withArrived, withSent } from "./typed-words.ts";

const type = (state: TypedWords, typed: string): TypedWords => ({ ...state, typed });

test("words of the field that come late take nothing from what was typed since", () => {
  const sent = withSent(type(typedFrom(""), "pe"), "pe");
  const faster = withSent(type(sent, "peru"), "peru");
  const first = withArrived(faster, "pe");
  expect(first).toEqual({ typed: "peru", words: "pe", sent: ["peru"] });
  expect(withArrived(type(first, "peru n"), "peru")).toEqual({
    typed: "peru n",
    words: "peru",
    sent: [],
  });
});

test("words that were skipped on the way, sent again or deleted since are the field's own too", () => {
  const twice = withSent(withSent(type(typedFrom(""), "pe"), "pe"), "pe");
  expect(withArrived(withSent(twice, "peru"), "peru").sent).toEqual([]);
  expect(withArrived(type(twice, ""), "pe")).toEqual({ typed: "", words: "pe", sent: [] });
});

test("the field takes the words of “Back”, of a view and of “Clear all”", () => {
  const found = withArrived(withSent(type(typedFrom(""), "peru"), "peru"), "peru");
  expect(withArrived(found, "")).toEqual(typedFrom(""));
  expect(withArrived(type(found, "peru n"), "nepal")).toEqual(typedFrom("nepal"));
});
