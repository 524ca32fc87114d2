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

test("many and long addresses are cut", () => {
  const links = ["a", "b", "c", "d", "e"].map((sign) => `mailto:${sign.repeat(500)}`);
  const [note = ""] = pasteNotes({ ...noLosses, links });
  expect(note).toContain("and 2 more");
  expect(note.length).toBeLessThan(400);
});
