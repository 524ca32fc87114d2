import { expect, test } from "vitest";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { summarize } from "./summary.ts";

const fields: FieldSchema = {
  properties: {
    sort: { type: "string", enum: ["price-asc", "date-asc"] },
    title: { type: "string" },
    picture: { type: "string", format: "media" },
    text: { type: "string", format: "prose" },
    items: { type: "array", description: "Questions" },
    route: { anyOf: [{ type: "string", format: "travel" }, { type: "null" }] },
    link: { type: "string", format: "link" },
    address: { type: "string", format: "url" },
    customCss: { type: "string", format: "css" },
  },
};
const summaryOf = (content: Record<string, unknown>) =>
  summarize({ id: "a", blockType: "wr-x", content, enabled: true, schedule: null }, fields);

test("the summary is the first text in the schema's order", () =>
  expect(summaryOf({ items: [1], sort: "price-asc", title: "Winter" })).toBe("Winter"));
test("without text the summary counts the items of a list", () =>
  expect(summaryOf({ sort: "price-asc", title: "", items: [1, 2] })).toBe("2 questions"));
test("one item of a list is counted in the singular", () => {
  expect(summaryOf({ title: "", items: [1] })).toBe("1 question");
});
test("without text or list the summary is the first choice, never the CSS", () => {
  expect(summaryOf({ sort: "date-asc", title: "", items: [] })).toBe("Date asc");
  expect(summaryOf({ customCss: "h2 {}" })).toBe("");
});
test("a value chosen by id is summed up by its kind, not by the id", () =>
  expect(summaryOf({ route: "0e6b9a6b-7f6d-48a5-a854-9e4000000000" })).toBe("travel"));
test("a text is summed up without its marks, a title as it is", () => {
  const text = "## **A** [*b*](/c) \\* d";
  expect(summaryOf({ title: "", text })).toBe("A b  d");
  expect(summaryOf({ title: "3 * 4", text })).toBe("3 * 4");
});
test("an address is no summary", () =>
  expect(summaryOf({ link: "/viaggi/hunza-lungo-la-kara", address: "https://a.test/b" })).toBe(""));
test("a summary is cut at 60 characters", () =>
  expect(summaryOf({ title: "x".repeat(99) })).toHaveLength(60));
