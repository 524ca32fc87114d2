import { expect, test } from "vitest";
import { cssProblem, scopedCss } from "./scoped-css.ts";

test("a style sheet is held to its block, by the block's own id too", () => {
  expect(scopedCss("#b-1 { color: red } h2 { margin: 0 }", "b-1")).toBe(
    "@scope (#b-1) {\n:scope { color: red } h2 { margin: 0 }\n}",
  );
  expect(scopedCss("@media (width < 40rem) { p { color: red } }", "b-1")).toContain("@media");
  expect(scopedCss("  ", "b-1")).toBe("");
});

test.each([
  ["@import url(https://evil.test/a.css);"],
  ["@font-face { font-family: x; src: url(/x) }"],
  ["p { background: url(https://evil.test/pixel) }"],
  ["p { background: url( '//evil.test/pixel') }"],
  ["p { background: u\\72l(https://evil.test/pixel) }"],
  ["p { width: expression(alert(1)) }"],
  ["p { -moz-binding: url(/x#y) }"],
  ["p::before { content: '</style><script>alert(1)</script>' }"],
  ["</style><script>alert(1)</script> p { color: red }"],
  ["/* </style> */"],
])("nothing is fetched, run or ended by %s", (css) => {
  expect(scopedCss(css, "b-1")).not.toMatch(/evil|expression|binding|<|font-face|import/);
});

test("our own pictures may be shown", () => {
  const css = "p { background: url(/media/a/1-640.avif) }";
  expect(scopedCss(css, "b-1")).toContain("url(/media/a/1-640.avif)");
});

test("braces cannot break out of the scope", () => {
  for (const css of ["} body { color: red }", "p { color: red", "@media { p { color: red }"])
    expect(scopedCss(css, "b-1")).not.toMatch(/^\}|^ *body/m);
});

test("what cannot be read is said with its line", () => {
  expect(cssProblem("p { color: red }")).toBeNull();
  expect(cssProblem("p {\n color: red")).toBe("Custom CSS, line 1: Unclosed block.");
});

test.each([
  ["p { color: red } </style><script>", "end of an HTML element"],
  ['@import "https://evil.test/a.css";', "@import"],
  ["@font-face { src: url(https://evil.test/f) }", "@font-face"],
  ["p { background: image-set('https://evil.test/a' 1x) }", "another host"],
  ["p {\n position: FIXED }", "line 2: position: fixed"],
  [":is(body) { color: red }", "body"],
  ["html p { color: red }", "html"],
  ["b\\6fdy { color: red }", "escapes"],
  ['input[value^="a"] { color: red }', "attribute"],
  [`${"a{".repeat(4000)}${"}".repeat(4000)}`, "deep"],
  ["a{}".repeat(4000), "more than 500 rules"],
])("a save says what of a style sheet would not be shown: %s", (css, reason) => {
  expect(cssProblem(css)).toContain(reason);
  expect(scopedCss(css, "b-1")).not.toMatch(/evil|fixed|body|html|value|</i);
});

test.each([
  ["a[data-kind='x'] > .body:hover { color: red }"],
  ["[lang|=it] p, [class~=wide] { margin: 0 }"],
  ["@media (width < 40rem) { @supports (display: grid) { p { display: grid } } }"],
  ["p::before { content: 'html'; background: url(/media/a.avif) }"],
])("a save has nothing to say against %s", (css) => expect(cssProblem(css)).toBeNull());
