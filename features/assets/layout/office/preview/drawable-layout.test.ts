import { expect, test } from "vitest";
import { drawableLayout, unfinishedFields } from "./drawable-layout.ts";

const shown = { enabled: true, awaitsLabel: false };
const tours = { label: "Partenze", to: "tours", ...shown, entries: [] };
const unwritten = { label: "", to: "", ...shown, entries: [] };

test("what is written is drawn as it is", () => {
  const draft = { links: [tours] };
  expect(drawableLayout("header", draft)).toBe(draft);
  expect(unfinishedFields("header", draft)).toEqual([]);
});

test("entries without a label are left out, at their own depth", () => {
  const menu = { ...tours, label: "Azienda", to: "menu", entries: [unwritten, tours] };
  const draft = { links: [unwritten, { ...menu, entries: [{ ...shown, label: "", to: "/" }] }] };
  expect(unfinishedFields("header", draft)).toEqual([
    "links.0.label",
    "links.0.to",
    "links.1.entries.0.label",
  ]);
  expect(drawableLayout("header", draft)).toEqual({ links: [{ ...menu, entries: [] }] });
});

test("a group keeps its finished links, and one without a title goes as a whole", () => {
  const link = { label: "Chi siamo", to: "/chi-siamo", ...shown };
  const group = { title: "Azienda", links: [{ ...link, to: "" }, link], ...shown };
  const draft = { groups: [{ ...group, title: "" }, group], company: "", legal: [] };
  expect(drawableLayout("footer", draft)).toEqual({
    ...draft,
    groups: [{ ...group, links: [link] }],
  });
});

test("a field of no entry is drawn empty", () => {
  const draft = { email: "ciao@", phone: "1", hours: "", address: "" };
  expect(drawableLayout("contacts", draft)).toEqual({ ...draft, email: "" });
  expect(unfinishedFields("contacts", draft)).toEqual(["email"]);
});
