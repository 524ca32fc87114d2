import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FieldSchema } from "#features/pages/office/form/field-schema.ts";
import { blockCatalogue } from "./catalogue.ts";
import { checkBlock } from "./check.ts";
import { blockSchemas } from "./schemas.ts";

const byLetters = (a: string, b: string) => a.localeCompare(b, "en");
const blocks = Object.values(blockSchemas);
const errorsOf = (blockType: string, content: Record<string, unknown>) =>
  checkBlock({ id: "a", blockType, content, enabled: true, schedule: null });

test.each(blocks)("$name passes its own check as it starts and in each example", (block) => {
  expect(errorsOf(block.name, block.start)).toEqual([]);
  const images = block.examples.map(({ image }) => image);
  expect(new Set(images).size).toBe(images.length);
  for (const { image, content } of block.examples) {
    expect(image).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(errorsOf(block.name, content)).toEqual([]);
  }
});

test.each(blocks)("$name has examples, each with its picture", ({ name, examples }) => {
  expect(examples.length).toBeGreaterThanOrEqual(1);
  expect(examples.length).toBeLessThanOrEqual(3);
  const shown = ["default", ...examples.map(({ image }) => image)].map((image) => `${image}.jpg`);
  const kept = readdirSync(join(import.meta.dirname, "pictures", name));
  expect(kept.toSorted(byLetters)).toEqual(shown.toSorted(byLetters));
});

const formats = new Set([
  "media",
  "travel",
  "coordinator",
  "destination",
  "destination-slug",
  "textarea",
  "short",
  "link",
  "url",
  "css",
  "date-time",
  undefined,
]);

/** What is wrong with a field: no label, no limit, a kind that no control knows. */
const faults = (path: string, field: FieldSchema, isItem = false): string[] => {
  const own = [
    ...(isItem || field.description ? [] : [`${path}: no label`]),
    ...(formats.has(field.format) ? [] : [`${path}: format ${field.format}`]),
  ];
  if (field.anyOf) return [...own, ...field.anyOf.flatMap((each) => faults(path, each, true))];
  if (field.type === "array")
    return [
      ...own,
      ...(field.maxItems === undefined ? [`${path}: no limit`] : []),
      ...faults(`${path}.0`, field.items ?? {}, true),
    ];
  if (field.type === "object")
    return [
      ...own,
      ...Object.entries(field.properties ?? {}).flatMap(([name, each]) =>
        faults(`${path}.${name}`, each),
      ),
    ];
  const isBound = field.enum !== undefined || field.maxLength !== undefined || "pattern" in field;
  return field.type === "string" && !isBound ? [...own, `${path}: no limit`] : own;
};

test.each(blockCatalogue())(
  "each field of $name has a label, a limit and a known kind",
  (entry) => {
    // What zod writes of a strict object is what the editor reads.
    expect(faults(entry.name, entry.fields as FieldSchema, true)).toEqual([]);
    expect(entry.fields.additionalProperties).toBe(false);
  },
);

const wrong = ["javascript:alert(1)", "//evil.test", "/\\evil.test", "http://plain.test", "a b"];

test.each(wrong)("no block leads to %s", (address) => {
  const action = { ...blockSchemas["wr-call-to-action"].start, buttonLink: address };
  expect(errorsOf("wr-call-to-action", action)).toMatchObject([{ path: "content.buttonLink" }]);
  const video = { ...blockSchemas["wr-video"].start, address };
  expect(errorsOf("wr-video", video)).toMatchObject([{ path: "content.address" }]);
});

test.each(["91, 0", "0, 181", "north", "1;2", ""])("%s is no place on a map", (position) => {
  const point = { name: "A", position, text: "", link: "" };
  const map = { ...blockSchemas["wr-map"].start, points: [point] };
  expect(errorsOf("wr-map", map)).toMatchObject([{ path: "content.points.0.position" }]);
});

test("one column is too few, five are too many", () => {
  const [column] = blockSchemas["wr-columns"].start.columns;
  for (const count of [1, 5]) {
    const columns = { title: "", columns: Array(count).fill(column), customCss: "" };
    expect(errorsOf("wr-columns", columns)).toMatchObject([{ path: "content.columns" }]);
  }
});
