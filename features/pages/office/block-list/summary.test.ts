import { expect, test } from "vitest";
import type { FieldSchema } from "../form/field-schema.ts";
import { summarize } from "./summary.ts";

const fields: FieldSchema = {
  properties: {
    sort: { type: "string", enum: ["price-asc", "date-asc"] },
    title: { type: "string" },
    picture: { type: "string", format: "media" },
    items: { type: "array", description: "Questions" },
    route: { anyOf: [{ type: "string", format: "travel" }, { type: "null" }] },
    customCss: { type: "string", format: "css" },
  },
};
const of = (content: Record<string, unknown>) =>
  summarize({ id: "a", blockType: "wr-x", content, enabled: true, schedule: null }, fields);

test("a block is summed up by its first text, whatever the order of its keys", () =>
  expect(of({ items: [1], sort: "price-asc", title: "Winter" })).toBe("Winter"));
test("a block without text is summed up by how much it lists", () =>
  expect(of({ sort: "price-asc", title: "", items: [1, 2] })).toBe("2 questions"));
test("a block without text or list is summed up by its first choice, never by its CSS", () => {
  expect(of({ sort: "date-asc", title: "", items: [] })).toBe("Date asc");
  expect(of({ customCss: "h2 {}" })).toBe("");
});
test("what is chosen by its id is said by its kind, never by the id", () =>
  expect(of({ route: "0e6b9a6b-7f6d-48a5-a854-9e4000000000" })).toBe("travel"));
test("a summary is cut at the length of a row", () =>
  expect(of({ title: "x".repeat(99) })).toHaveLength(60));
