import { expect, test } from "vitest";
import { rangeAt, readJson } from "./read-json.ts";

const problemOf = (text: string) => {
  const result = readJson(text);
  return "problem" in result ? [result.problem, result.at] : null;
};

test.each([
  '{"a":[1,-2.5e3,true,null,"x"],"b":{}}',
  " [ ] ",
  '"\\u00e9\\n\\"\\ud83d\\ude00"',
  '{"blocks":[{"content":{"title":"È"}}]}',
])("%s is read like JSON.parse does", (text) => {
  expect(readJson(text)).toMatchObject({ value: JSON.parse(text) });
});

test.each([
  ['{"a": 1,}', "A key in double quotes is expected where “}” stands.", 8],
  ['{"a" 1}', "A colon is expected where “1” stands.", 5],
  ['{"a": 1 "b": 2}', 'A comma or } is expected where “"” stands.', 8],
  ["{", "A key in double quotes is expected where the text ends.", 1],
  ["", "A value is expected where the text ends.", 0],
  ['{"a": truth}', "A value is expected where “truth” stands.", 6],
  ["[01]", "A comma or a closing bracket is expected where “1” stands.", 2],
  ["[1e999]", "This number is too large.", 1],
  ['["a\nb"]', "A text stays on its line: write \\n for a new line.", 3],
  ['["ab]', "This text has no closing quote.", 1],
  ['["\\x"]', 'A backslash stands before ", \\, /, b, f, n, r, t or uXXXX.', 2],
  ['{"a":1,"a":2}', "The key “a” stands twice.", 7],
  ['{"__proto__":{"isAdmin":true}}', "The key “__proto__” is not allowed.", 1],
  ['["\\ud800"]', "This text holds half a character.", 1],
  ['{"a":1} x', "The end is expected where “x” stands.", 8],
] as const)("%s is rejected with its position", (text, problem, at) => {
  expect(problemOf(text)).toEqual([problem, at]);
});

test("a long key is quoted in part", () => {
  const key = "k".repeat(5000);
  expect(problemOf(`{"${key}":1,"${key}":2}`)?.[0]).toBe(
    `The key “${"k".repeat(200)}…” stands twice.`,
  );
});

test("deep nesting is reported as a problem and does not crash", () => {
  expect(problemOf("[".repeat(200_000))?.[0]).toBe("This is nested too deep.");
});

test("a value is found at its path, and a missing one at its nearest ancestor", () => {
  const text = '{"seo": {"title": "abc"}, "blocks": [{"id": "x"}]}';
  const result = readJson(text);
  if ("problem" in result) throw new Error(result.problem);
  const at = (path: string) => {
    const range = rangeAt(result.ranges, path);
    return range && text.slice(range.from, range.to);
  };
  expect(at("seo.title")).toBe('"abc"');
  expect(at("blocks.0.id")).toBe('"x"');
  expect(at("blocks.0.content.title")).toBe('{"id": "x"}');
  expect(at("nothing")).toBeUndefined();
});
