import { describe, expect, test } from "vitest";
import { cpuTime } from "#platform/testing/cpu-time.ts";
import { parseProse } from "./parse-prose.ts";
import { parseRuns, refusedLinks } from "./parse-runs.ts";
import type { ProseBlock, ProseItem, ProseList, ProseRun } from "./prose.ts";
import { writeProse } from "./write-prose.ts";

const run = (text: string, over: Partial<ProseRun> = {}): ProseRun => ({
  text,
  isBold: false,
  isItalic: false,
  link: null,
  ...over,
});
const bold = { isBold: true };
const italic = { isItalic: true };
const item = (words: string | ProseRun, ...lists: ProseList[]): ProseItem => ({
  runs: [typeof words === "string" ? run(words) : words],
  lists,
});
const bullets = (...items: ProseItem[]): ProseList => ({ kind: "bullets", start: 1, items });
const numbers = (...items: ProseItem[]): ProseList => ({
  kind: "numbers",
  start: 1,
  items,
});
const from = (start: number, ...items: ProseItem[]): ProseList => ({
  ...numbers(...items),
  start,
});
const paragraph = (...runs: ProseRun[]): ProseBlock => ({ kind: "paragraph", runs });

test("paragraphs, headings and both lists are read", () => {
  const text = "One\nline\n\n## Where\n### When\nSoon\n\n- a\n- b\n  more\n\n1. first\n2. second";
  expect(parseProse(text)).toEqual([
    paragraph(run("One\nline")),
    { kind: "heading", runs: [run("Where")] },
    { kind: "subheading", runs: [run("When")] },
    paragraph(run("Soon")),
    bullets(item("a"), item("b\nmore")),
    numbers(item("first"), item("second")),
  ]);
});

describe("lists nest", () => {
  test.each<readonly [string, ProseBlock]>([
    [
      "- a\n  - b\n    1. c\n- d",
      bullets(item("a", bullets(item("b", numbers(item("c"))))), item("d")),
    ],
    ["- a\n    - b\n  - c", bullets(item("a", bullets(item("b"), item("c"))))],
    ["1. a\n   - b\n     more\n2. c", numbers(item("a", bullets(item("b\nmore"))), item("c"))],
    ["- a\n  - b\n  1. c", bullets(item("a", bullets(item("b")), numbers(item("c"))))],
  ])("%j", (text, list) => {
    expect(parseProse(text)).toEqual([list]);
  });

  test.each<readonly [string, ProseBlock]>([
    ["- a\n  b", bullets(item("a\nb"))],
    ["- a\n b", paragraph(run("- a\n b"))],
    ["  - a\n- b", paragraph(run("  - a\n- b"))],
    ["- a\n1. b", paragraph(run("- a\n1. b"))],
  ])("and %j reads as before", (text, block) => {
    expect(parseProse(text)).toEqual([block]);
  });

  test("deeper than the sixth level, items join it", () => {
    const lines = Array.from({ length: 8 }, (_, level) => `${"  ".repeat(level)}- ${level}`);
    const sixth = "          - 5\n          - 6\n          - 7";
    expect(writeProse(parseProse(lines.join("\n")))).toBe([...lines.slice(0, 5), sixth].join("\n"));
    const deep = (level: number): ProseItem =>
      level === 7 ? item("7") : item(`${level}`, bullets(deep(level + 1)));
    expect(writeProse([bullets(deep(0))])).toBe([...lines.slice(0, 5), sixth].join("\n"));
  });
});

test.each<readonly [string, readonly ProseRun[]]>([
  ["a **b** *c*", [run("a "), run("b", bold), run(" "), run("c", italic)]],
  ["***both***", [run("both", { ...bold, ...italic })]],
  ["**a *b* c**", [run("a ", bold), run("b", { ...bold, ...italic }), run(" c", bold)]],
  ["[to **us**](/us)", [run("to ", { link: "/us" }), run("us", { ...bold, link: "/us" })]],
  ["3 * 4 * 5", [run("3 * 4 * 5")]],
  ["a ** b", [run("a ** b")]],
  ["not *closed", [run("not *closed")]],
  [String.raw`\*not\* \[a\](/b)`, [run("*not* [a](/b)")]],
  ["[x](javascript:alert(1))", [run("[x](javascript:alert(1))")]],
  ["[x](javascript:alert)", [run("[x](javascript:alert)")]],
  ["[x](//evil.test)", [run("[x](//evil.test)")]],
  ["<b onclick=x>", [run("<b onclick=x>")]],
])("marks of %j", (text, runs) => {
  expect(parseRuns(text)).toEqual(runs);
});

test("a link that is not allowed is named", () => {
  expect(refusedLinks("[a](/a) [b](javascript:alert) [c](http://plain.test) [d](x)")).toEqual([
    "javascript:alert",
    "http://plain.test",
    "x",
  ]);
});

describe("what is written is read back the same", () => {
  test.each<readonly [string, readonly ProseBlock[]]>([
    ["signs in words", [paragraph(run(String.raw`5 * 6 [a](b) \ \* ** _x_ <p>`))]],
    [
      "a line like a list",
      [paragraph(run("- a\n- b")), paragraph(run("1. a")), paragraph(run("## a"))],
    ],
    ["bold beside italic", [paragraph(run("a", bold), run("b", italic), run("c", bold))]],
    [
      "both beside one",
      [paragraph(run("a", italic), run("b", { ...bold, ...italic }), run("c", bold))],
    ],
    ["a backslash before bold", [paragraph(run("a\\"), run("b", bold))]],
    ["brackets in a link", [paragraph(run("a [b] c", { link: "/d" }))]],
    ["a bold link beside bold", [paragraph(run("a", bold), run("b", { ...bold, link: "/d" }))]],
    ["two links side by side", [paragraph(run("a", { link: "/a" }), run("b", { link: "/b" }))]],
    ["a list", [numbers(item(run("a\nb", bold)), item("- c"))]],
    [
      "lists within lists",
      [
        bullets(
          item(
            "a",
            bullets(item("b", numbers(item("c"), item("d"))), item("e\nmore")),
            numbers(item("f")),
          ),
          item("g"),
        ),
      ],
    ],
    [
      "numbers that go on",
      [numbers(item("a")), paragraph(run("b")), from(2, item("c"), item("d"))],
    ],
    ["inner numbers that go on", [bullets(item("a", from(3, item("b"))))]],
    ["lines of an item like a list", [bullets(item("a\n- b\n1. c", bullets(item("d\n- e"))))]],
    [
      "headings",
      [
        { kind: "heading", runs: [run("a")] },
        { kind: "subheading", runs: [run("b")] },
      ],
    ],
  ])("%s", (_what, blocks) => {
    expect(parseProse(writeProse(blocks))).toEqual(blocks);
  });

  test("spaces at the edges of bold words stand outside of them", () => {
    expect(writeProse([paragraph(run("a "), run(" b ", bold), run("c"))])).toBe("a  **b** c");
  });

  test("an address with brackets is escaped", () => {
    expect(writeProse([paragraph(run("a", { link: "/b(c d)" }))])).toBe("[a](/b%28c%20d%29)");
  });
});

const signs = [
  "*",
  "**",
  "[",
  "](",
  "\\",
  "a",
  " ",
  "  ",
  "\n",
  "\n  ",
  "- ",
  "1. ",
  "## ",
  "(",
  ")",
  "/x",
];
/** The n-th text of a fixed sequence, so that a failure can be repeated. */
const textOf = (seed: number): string => {
  let state = seed;
  return Array.from({ length: 12 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return signs[Math.floor((state / 2_147_483_648) * signs.length)];
  }).join("");
};

test("reading, writing and reading gives the same, for 3,000 texts of nothing but signs", () => {
  for (let seed = 1; seed <= 3000; seed += 1) {
    const blocks = parseProse(writeProse(parseProse(textOf(seed))));
    expect({ seed, blocks: parseProse(writeProse(blocks)) }).toEqual({ seed, blocks });
  }
});

test.each([
  "[",
  "*",
  "**a",
  "[a](",
  "\\",
  "- ",
  "- a\n",
  "- a\n  - b\n    - c\n",
  "## a\n",
  "\n \n",
  "[a](/b) ",
])("60,000 characters of %j are read within five seconds of work", (part) => {
  const text = part.repeat(60_000 / part.length);
  expect(cpuTime(() => parseProse(text))).toBeLessThan(5000);
});
