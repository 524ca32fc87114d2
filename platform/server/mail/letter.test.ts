import { expect, test } from "vitest";
import { renderLetter } from "./letter.tsx";

const { html, text } = renderLetter({
  language: "en-US",
  product: "Wayroam",
  preview: "In short",
  title: "A title & more",
  parts: [
    "First  line\nand <b>second</b>",
    {
      facts: [
        ["When", "today"],
        ["Where", "here"],
      ],
    },
    { href: "https://a.example/?b=1&c=2", words: "Open it" },
  ],
  reason: "You have an account.",
});

test("the text says what the HTML says, one piece below the other", () => {
  expect(text.split(/\n\n+/)).toEqual([
    "wayroam",
    "A TITLE & MORE",
    "First line and <b>second</b>",
    "When   today",
    "Where   here",
    "Open it https://a.example/?b=1&c=2",
    "You have an account.",
  ]);
});

test("the HTML is whole, escaped, and has the preview before all else", () => {
  expect(html).toMatch(/^<!DOCTYPE html .*<html dir="ltr" lang="en-US">/);
  expect(html).toContain("and &lt;b&gt;second&lt;/b&gt;");
  expect(html).toContain('href="https://a.example/?b=1&amp;c=2"');
  const words = html.replace(/<head>.*<\/head>/s, "").replace(/<[^>]*>/g, "");
  expect(words.trim()).toMatch(/^In short/);
});
