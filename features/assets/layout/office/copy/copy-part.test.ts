import { expect, test } from "vitest";
import type { HeaderEntry } from "#features/assets/layout/contract.ts";
import type { LayoutInput } from "#features/assets/layout/record-contract.ts";
import { type CopyOptions, copyPart, labelsToWrite } from "./copy-part.ts";

const link = (label: string, to: string) => ({ label, to, enabled: true, awaitsLabel: false });
const entry = (label: string, to: string): HeaderEntry => ({ ...link(label, to), entries: [] });
const menu = (label: string, ...entries: readonly ReturnType<typeof link>[]) => ({
  ...link(label, "menu"),
  entries: [...entries],
});
const copy = (from: LayoutInput, to: LayoutInput, options: Partial<CopyOptions> = {}) =>
  copyPart({
    from: { content: from, paths: { search: "/cerca", tours: "/partenze" } },
    to: { content: to, paths: { search: "/suchen" } },
    index: null,
    sharesWords: false,
    ...options,
  });
const header = (...links: readonly HeaderEntry[]) => ({ links: [...links] });

test("a header takes the other's order and keeps its own labels; new ones are to be written", () => {
  const copied = copy(
    header(
      entry("Partenze", "tours"),
      entry("Cerca", "search"),
      menu("Chi siamo", link("Valori", "our-values"), link("FAQ", "faqs")),
    ),
    header(entry("Suchen", "search"), menu("Über uns", link("Werte", "our-values"))),
  );
  expect(copied).toEqual(
    header(
      { ...entry("Partenze", "tours"), awaitsLabel: true },
      entry("Suchen", "search"),
      menu("Über uns", link("Werte", "our-values"), { ...link("FAQ", "faqs"), awaitsLabel: true }),
    ),
  );
  expect(labelsToWrite(copied)).toBe(2);
});

test("one entry is put at its place, or in place of the one that leads there", () => {
  const from = header(entry("Cerca", "search"), { ...entry("Partenze", "tours"), enabled: false });
  const mine = header(entry("Reisen", "travels"), entry("Termine", "tours"));
  expect(copy(from, mine, { index: 1 })).toEqual(
    header(entry("Reisen", "travels"), { ...entry("Termine", "tours"), enabled: false }),
  );
  expect(copy(from, mine, { index: 0, sharesWords: true })).toEqual(
    header(entry("Cerca", "search"), ...mine.links),
  );
});

test("a path becomes that of the other market; one that it has not is copied switched off", () => {
  const bean = (label: string, to: string) => ({ ...link(label, to), from: null, until: null });
  const copied = copy(
    { items: [bean("Natura", "/cerca?mood=nature"), bean("Mare", "/mare")] },
    { items: [] },
    { sharesWords: true },
  );
  expect(copied).toEqual({
    items: [bean("Natura", "/suchen?mood=nature"), { ...bean("Mare", "/mare"), enabled: false }],
  });
});

test("a footer's law stays, its groups are found by their links", () => {
  const group = (title: string, ...links: readonly ReturnType<typeof link>[]) => ({
    title,
    links: [...links],
    enabled: true,
    awaitsLabel: false,
  });
  const legal = [link("Impressum", "/impressum")];
  const copied = copy(
    { groups: [group("Viaggi", link("Tutti", "travels"))], company: "srl", legal: [] },
    {
      groups: [group("Hilfe", link("FAQ", "faqs")), group("Reisen", link("Alle", "travels"))],
      company: "GmbH",
      legal,
    },
  );
  expect(copied).toEqual({
    groups: [group("Reisen", link("Alle", "travels"))],
    company: "GmbH",
    legal,
  });
});
