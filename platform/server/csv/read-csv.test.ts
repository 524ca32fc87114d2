import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";
import { writeCsv } from "./write-csv.ts";

const columns = ["from", "to", "note"] as const;
const read = (text: string, maxRows = 10) => readCsv(text, columns, maxRows);

test("a table is written for spreadsheets, and no cell is run as a formula", async () => {
  const rows = [
    ["/a", "=cmd()", "+1"],
    ["-2", "@sum", 'say "hi", twice; now'],
    ["\tx", "\ry", "a\nb"],
  ];
  const text = writeCsv(columns, rows, ";");
  expect(text).toBe(
    '\uFEFFfrom;to;note\r\n/a;\'=cmd();\'+1\r\n\'-2;\'@sum;"say ""hi"", twice; now"\r\n\'\tx;"\'\ry";"a\nb"\r\n',
  );
  expect((await read(text)).map(({ cells }) => cells)).toEqual([
    { from: "/a", to: "=cmd()", note: "+1" },
    { from: "-2", to: "@sum", note: 'say "hi", twice; now' },
    { from: "\tx", to: "\ry", note: "a\nb" },
  ]);
});

test.each([
  ["commas and LF", "from,to\n/a,/b\n"],
  ["semicolons, CRLF and a byte order mark", "\uFEFFfrom;to\r\n/a;/b\r\n"],
  ["tabs and no final line break", "from\tto\n/a\t/b"],
  ["quotes, spaces and capitals", '"From" , To\n "/a" , /b \n'],
  ["another order and an empty line", "to,from\n/b,/a\n\n"],
  ["empty columns at the end", "from;to;;\r\n/a;/b;;\r\n"],
  ["empty cells at the end", "from,to\r\n/a,/b,,\r\n"],
  ["an empty column between two", "from,,to\n/a,,/b\n"],
  ["lines of empty cells", "from,to\n/a,/b\n,,\n,\n"],
  ["two kinds of line ends", "from,to\r\n/a,/b\n"],
  ["two other kinds of line ends", "from,to\n/a,/b\r\n"],
  ["blanks of every kind at the ends", "from\u00a0,to \n/a\u00a0\u3000,\t/b\ufeff \n"],
])("a table with %s is read", async (_what, text) => {
  expect(await read(text)).toEqual([{ line: 2, cells: { from: "/a", to: "/b" } }]);
});

test.each([
  ["sep=;\r\nfrom;to\r\n/a;/b,c\r\n"],
  ["\uFEFFsep=;\nfrom;to\r\n/a;/b,c\n"],
  ['"sep=;"\nfrom;to\n/a;/b,c'],
  ["SEP=|;;;\nfrom|to\n/a|/b,c"],
])("the line %j names the separator and keeps its number", async (text) => {
  expect(await read(text)).toEqual([{ line: 3, cells: { from: "/a", to: "/b,c" } }]);
});

test("rows carry their line in the file, and missing cells are empty", async () => {
  expect(await read('from,to,note\n/a,/b,"two\nlines"\n\n/c\n')).toEqual([
    { line: 3, cells: { from: "/a", to: "/b", note: "two\nlines" } },
    { line: 5, cells: { from: "/c", to: "", note: "" } },
  ]);
});

test("a line that cannot be read does not keep the others from being read", async () => {
  expect(await read('from,to\n/a,/b,/c\n/d,"/e"f\n/g,/h\n/i,"/j\n')).toEqual([
    {
      line: 2,
      cells: { from: "/a", to: "/b" },
      error:
        "Column 3 has no name in the first line, and holds “/c”: empty the cell, or quote the one that holds a separator.",
    },
    {
      line: 3,
      cells: { from: "", to: "" },
      error: expect.stringContaining("A quotation mark is missing or too many."),
    },
    { line: 4, cells: { from: "/g", to: "/h" } },
    {
      line: 5,
      cells: { from: "", to: "" },
      error: expect.stringContaining("A quotation mark is missing or too many."),
    },
  ]);
});

test.each([
  ["", "Begin with the names of the columns: from, to, note."],
  ["/a,/b\n", "Begin with the names of the columns: from, to, note."],
  ["to\n/b\n", "Begin with the names of the columns: from, to, note."],
  ["from,colour\n/a,red\n", "There is no column “colour”. Begin with the names"],
  ["from,from\n/a,/b\n", "The column from is there twice."],
  ['"from,to\n/a,/b\n', "Begin with the names of the columns: from, to, note."],
  [`from\n${"/a\n".repeat(11)}`, "At most 10 lines at once; these are 11."],
  [`from\n${'"/a\n'.repeat(11)}`, "At most 10 lines at once; these are 11."],
  [`nobody\n${" \r\n/a\r\n".repeat(12)}`, "At most 10 lines at once; these are 12."],
  ["from\n/caff\uFFFD\n", "save the file as UTF-8"],
])("%j is refused", async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test("line breaks within a cell and blank lines are no rows", async () => {
  const cell = `"a${"\n\nb".repeat(30)}"`;
  expect(await read(`from,to\n\n/a,${cell}\n  \n/b,${cell}\r\n`, 2)).toHaveLength(2);
});
