import { expect, test } from "vitest";
import type { FieldSchema } from "./field-schema.ts";
import { summaryOf } from "./summary.ts";

const fields: FieldSchema = {
  properties: {
    sort: { type: "string", enum: ["price-asc", "date-asc"] },
    title: { type: "string" },
    picture: { type: "string", format: "media" },
    items: { type: "array", description: "Questions" },
    customCss: { type: "string", format: "css" },
  },
};
const of = (content: Record<string, unknown>) =>
  summaryOf({ id: "a", blockType: "wr-x", content, enabled: true, schedule: null }, fields);

test("a block is summed up by its first text, whatever the order of its keys", () =>
  expect(of({ items: [1], sort: "price-asc", title: "Winter" })).toBe("Winter"));
test("without a text it says how much it lists", () =>
  expect(of({ sort: "price-asc", title: "", items: [1, 2] })).toBe("2 questions"));
test("without either it says its first choice, and never its CSS", () => {
  expect(of({ sort: "date-asc", title: "", items: [] })).toBe("date-asc");
  expect(of({ customCss: "h2 {}" })).toBe("");
});
test("it is cut where a row ends", () => expect(of({ title: "x".repeat(99) })).toHaveLength(60));
