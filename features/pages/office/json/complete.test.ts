import { CompletionContext } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import type { CatalogueBlock } from "../page-api.ts";
import { completeFromSchema } from "./complete.ts";
import { pageSchemaOf } from "./page-schema.ts";

const block = (name: string, properties: CatalogueBlock["fields"]["properties"] = {}) => ({
  name,
  label: name,
  filter: ["*"],
  content: { default: {}, examples: [] },
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

/** What is offered at the | of a text, and the text after taking the first. */
const at = (marked: string) => {
  const pos = marked.indexOf("|");
  const doc = marked.replace("|", "");
  const state = EditorState.create({ doc, extensions: [json()] });
  // The editor parses in slices of 20 ms and goes on later; a busy machine must not decide this.
  ensureSyntaxTree(state, doc.length, 10_000);
  const result = completeFromSchema(schema)(new CompletionContext(state, pos, true));
  const [first] = result?.options ?? [];
  const insert = typeof first?.apply === "string" ? first.apply : first?.label;
  return {
    labels: result?.options.map(({ label }) => label) ?? [],
    taken: result && doc.slice(0, result.from) + insert + doc.slice(result.to),
  };
};

test("an object is offered the keys that it lacks, with the value they begin with", () => {
  const { labels, taken } = at('{"attributes": {"hideLayout": true, |}}');
  expect(labels).toEqual(['"transparentHeader"']);
  expect(taken).toBe('{"attributes": {"hideLayout": true, "transparentHeader": false}}');
});

test("a key half written is completed in its quotes, and keeps its value", () => {
  expect(at('{"seo": {"tit|": "x"}}').taken).toContain('{"title": "x"}');
  expect(at('{"seo": {"tit|"}}').taken).toContain('{"title": ""}');
});

test("a value is offered what its schema allows", () => {
  expect(at('{"isPublished": |}').labels).toEqual(["true", "false"]);
  expect(at('{"seo": {"robots": "no|"}}').labels).toContain('"noindex,nofollow"');
  expect(at('{"blocks": [{"blockType": |}]}').labels).toEqual(['"wr-hero"', '"wr-faq"']);
});

test("content is completed by its block's type, in the second block as in the first", () => {
  const one = '{"blockType": "wr-hero", "content": {}}';
  const inHero = at(`{"blocks": [${one}, {"blockType": "wr-hero", "content": {|}}]}`);
  expect(inHero.labels).toEqual(['"title"', '"height"']);
  const inFaq = at(
    `{"blocks": [${one}, {"content": {"items": [{"question": "?"}, {|}]}, "blockType": "wr-faq"}]}`,
  );
  expect(inFaq.labels).toEqual(['"question"']);
  expect(at('{"blocks": [{"blockType": "wr-hero", "content": {"height": |}}]}').labels[0]).toBe(
    '"small"',
  );
});

test("no completion is offered where the schema says nothing", () => {
  expect(at('{"nothing": {|}}').labels).toEqual([]);
  expect(at('{"name": "a"}|').labels).toEqual([]);
});
