import { CompletionContext } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { completeFromSchema } from "./complete.ts";
import { pageSchemaOf } from "./page-schema.ts";

const block = (
  name: string,
  properties: CatalogueBlock["fields"]["properties"] = {},
): CatalogueBlock => ({
  name,
  blockType: name,
  label: name,
  filter: ["*"],
  content: { default: {}, examples: [] },
  keywords: [],
  icon: "text",
  needs: null,
  endField: null,
  fields: { type: "object", properties },
});
const schema = pageSchemaOf([
  block("wr-hero", {
    title: { type: "string", description: "Title" },
    height: { enum: ["small", "full"], default: "small" },
  }),
  block("wr-faq", {
    items: {
      type: "array",
      items: { type: "object", properties: { question: { type: "string" } } },
    },
  }),
]);

/**
 * The completions at the cursor, which `|` marks in the text, and the text after the first
 * completion is applied.
 */
const completeAt = (textWithCursor: string) => {
  const pos = textWithCursor.indexOf("|");
  const doc = textWithCursor.replace("|", "");
  const state = EditorState.create({ doc, extensions: [json()] });
  // CodeMirror parses in slices of 20 ms; on a busy machine the tree could still be incomplete.
  ensureSyntaxTree(state, doc.length, 10_000);
  const result = completeFromSchema(schema)(new CompletionContext(state, pos, true));
  const [first] = result?.options ?? [];
  const insert = typeof first?.apply === "string" ? first.apply : first?.label;
  return {
    labels: result?.options.map(({ label }) => label) ?? [],
    applied: result && doc.slice(0, result.from) + insert + doc.slice(result.to),
  };
};

test("an object is offered its missing keys, with their initial value", () => {
  const { labels, applied } = completeAt('{"attributes": {"hideLayout": true, |}}');
  expect(labels).toEqual(['"transparentHeader"']);
  expect(applied).toBe('{"attributes": {"hideLayout": true, "transparentHeader": false}}');
});

test("a partial key is completed inside its quotes and keeps its value", () => {
  expect(completeAt('{"seo": {"tit|": "x"}}').applied).toContain('{"title": "x"}');
  expect(completeAt('{"seo": {"tit|"}}').applied).toContain('{"title": ""}');
});

test("a value is offered the values that its schema allows", () => {
  expect(completeAt('{"isPublished": |}').labels).toEqual(["true", "false"]);
  expect(completeAt('{"seo": {"robots": "no|"}}').labels).toContain('"noindex,nofollow"');
  expect(completeAt('{"blocks": [{"blockType": |}]}').labels).toEqual(['"wr-hero"', '"wr-faq"']);
});

test("content is completed by the schema of its block's type, in any block", () => {
  const one = '{"blockType": "wr-hero", "content": {}}';
  const inHero = completeAt(`{"blocks": [${one}, {"blockType": "wr-hero", "content": {|}}]}`);
  expect(inHero.labels).toEqual(['"title"', '"height"']);
  const inFaq = completeAt(
    `{"blocks": [${one}, {"content": {"items": [{"question": "?"}, {|}]}, "blockType": "wr-faq"}]}`,
  );
  expect(inFaq.labels).toEqual(['"question"']);
  expect(
    completeAt('{"blocks": [{"blockType": "wr-hero", "content": {"height": |}}]}').labels[0],
  ).toBe('"small"');
});

test("nothing is offered where the schema has no entry", () => {
  expect(completeAt('{"nothing": {|}}').labels).toEqual([]);
  expect(completeAt('{"name": "a"}|').labels).toEqual([]);
});
