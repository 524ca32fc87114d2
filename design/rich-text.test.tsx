import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const htmlOf = (text: string, below?: 1 | 2) =>
  renderToStaticMarkup(<RichText text={text} {...(below && { below })} />);

test("headings, lists, marks and links become elements", () => {
  expect(htmlOf("## A\n\n### B\n\n- *c*\n- **d**\n\n1. e")).toBe(
    '<h3>A</h3><h4>B</h4><ul class="dots"><li><em>c</em></li><li><strong>d</strong></li></ul>' +
      '<ol class="dots"><li>e</li></ol>',
  );
  expect(htmlOf("## A", 1)).toBe("<h2>A</h2>");
  expect(htmlOf("[**a** b](https://c.test/?d)")).toBe(
    '<p><a href="https://c.test/?d" class="text-link"><strong>a</strong> b</a></p>',
  );
});

test("numbers go on where a list says so", () => {
  expect(htmlOf("1. a\n\nb\n\n2. c")).toBe(
    '<ol class="dots"><li>a</li></ol><p>b</p><ol class="dots" start="2"><li>c</li></ol>',
  );
});

test("a list within a list stands within its item", () => {
  expect(htmlOf("- a\n  1. b\n    - c\n- d")).toBe(
    '<ul class="dots"><li>a<ol class="dots"><li>b<ul class="dots"><li>c</li></ul></li></ol></li>' +
      "<li>d</li></ul>",
  );
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[a](javascript:alert)",
  "[a](data:text/html,b)",
  "[a](//evil.test)",
  '[a](/"onclick=b)',
  "**<svg/onload=a>**",
  '[<b>](/"><script>)',
])("%j makes no element and no address of its own", (text) => {
  const html = htmlOf(text);
  expect(html).not.toMatch(/<(?!\/?(p|strong|em|a)\b)/);
  expect(html).not.toMatch(/<[^>]* on\w+=/);
  for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^\/(?!\/)/);
});
