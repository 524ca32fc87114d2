import { expect, test } from "vitest";
import { noLosses, pasteNotes } from "./paste-notes.ts";

test("a paste that was kept whole says nothing", () => {
  expect(pasteNotes(noLosses)).toEqual([]);
});

test("what was not kept is said with its number, links with their addresses", () => {
  expect(
    pasteNotes({ ...noLosses, tables: 1, pictures: 2, deepItems: 3, links: ["http://a.test"] }),
  ).toEqual([
    "2 pictures were left out.",
    "1 table became lines.",
    "3 items beyond the sixth level joined it.",
    "Visitors cannot be led to http://a.test: the words stay.",
  ]);
});

test("what a text has no form for is told of by kind", () => {
  expect(
    pasteNotes({ ...noLosses, quotes: 1, rules: 2, underlined: 1, coloured: 3, boxes: 4 }),
  ).toEqual([
    "1 quote became a paragraph.",
    "2 lines across were left out.",
    "1 underlined passage is plain.",
    "3 coloured passages are plain.",
    "4 tick boxes were left out.",
  ]);
});

test("many and long addresses are cut", () => {
  const links = ["a", "b", "c", "d", "e"].map((sign) => `mailto:${sign.repeat(500)}`);
  const [note = ""] = pasteNotes({ ...noLosses, links });
  expect(note).toContain("and 2 more");
  expect(note.length).toBeLessThan(400);
});
