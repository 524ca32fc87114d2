import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type FieldSchema, isFieldShown } from "#design/office/form/field-schema.ts";
import { iconPaths } from "#design/office/icon-paths.ts";
import { marketById } from "#markets/markets.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { blockCatalogue } from "./catalogue.ts";
import { checkBlock } from "./check.ts";
import { blockSchemas } from "./schemas.ts";

const byLetters = (a: string, b: string) => a.localeCompare(b, "en");
const blocks = Object.values(blockSchemas);
const errorsOf = (blockType: string, content: Record<string, unknown>) =>
  checkBlock({ id: "a", blockType, content, enabled: true, schedule: null });

test.each(blocks)("$name: the initial content and each example are valid", (block) => {
  expect(errorsOf(block.name, block.start)).toEqual([]);
  const images = block.examples.map(({ image }) => image);
  expect(new Set(images).size).toBe(images.length);
  for (const { image, content } of block.examples) {
    expect(image).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(errorsOf(block.name, content)).toEqual([]);
  }
});

test.each(blocks)(
  "$name has one to three examples, each with its picture",
  ({ name, examples }) => {
    expect(examples.length).toBeGreaterThanOrEqual(1);
    expect(examples.length).toBeLessThanOrEqual(3);
    const expected = ["default", ...examples.map(({ image }) => image)].map(
      (image) => `${image}.jpg`,
    );
    const files = readdirSync(join(import.meta.dirname, "pictures", name));
    expect(files.toSorted(byLetters)).toEqual(expected.toSorted(byLetters));
  },
);

test.each(blocks)("$name is known by an icon that there is", ({ icon }) => {
  expect(Object.keys(iconPaths)).toContain(icon);
});

test.each(blocks)("$name has a style sheet of its own, which stands last", ({ content, start }) => {
  expect(Object.keys(content.shape).at(-1)).toBe("customCss");
  expect(start).toMatchObject({ customCss: "" });
});

const formats = new Set([
  "media",
  "travel",
  "coordinator",
  "destination",
  "form",
  "destination-slug",
  "date-range-slug",
  "travel-type-slug",
  "event-city-slug",
  "textarea",
  "prose",
  "short",
  "link",
  "url",
  "css",
  "date-time",
  undefined,
]);

/** Finds fields without a label or a limit, and formats for which the editor has no control. */
const fieldProblems = (path: string, field: FieldSchema, isItem = false): string[] => {
  const problems = [
    ...(isItem || field.description ? [] : [`${path}: no label`]),
    ...(formats.has(field.format) ? [] : [`${path}: format ${field.format}`]),
  ];
  if (field.anyOf)
    return [...problems, ...field.anyOf.flatMap((each) => fieldProblems(path, each, true))];
  if (field.type === "array")
    return [
      ...problems,
      ...(field.maxItems === undefined ? [`${path}: no limit`] : []),
      ...fieldProblems(`${path}.0`, field.items ?? {}, true),
    ];
  if (field.type === "object")
    return [
      ...problems,
      ...Object.entries(field.properties ?? {}).flatMap(([name, each]) =>
        fieldProblems(`${path}.${name}`, each),
      ),
    ];
  const isLimited = field.enum !== undefined || field.maxLength !== undefined || "pattern" in field;
  return field.type === "string" && !isLimited ? [...problems, `${path}: no limit`] : problems;
};

test.each(blockCatalogue(marketById("it-IT")))(
  "each field of $name has a label, a limit and a known format",
  (entry) => {
    // The editor reads the JSON schema that zod generates from a strict object.
    expect(fieldProblems(entry.name, entry.fields as FieldSchema, true)).toEqual([]);
    expect(entry.fields.additionalProperties).toBe(false);
  },
);

test("the author of a quote is not asked for where a coordinator says it", () => {
  const { fields } =
    blockCatalogue(marketById("it-IT")).find(({ name }) => name === "wr-quote") ?? {};
  const { properties = {} } = fields as FieldSchema;
  const hidden = (coordinator: string | null) =>
    Object.entries(properties).flatMap(([name, field]) =>
      isFieldShown(field, { coordinator }) ? [] : [name],
    );
  expect(hidden(null)).toEqual([]);
  expect(hidden("0e6b9a6b-7f6d-48a5-a854-9e4000000000")).toEqual(["author", "media"]);
});

const badAddresses = [
  "javascript:alert(1)",
  "//evil.test",
  "/\\evil.test",
  "http://plain.test",
  "a b",
];

test.each(badAddresses)("no block may link to %s", (address) => {
  const action = { ...blockSchemas["wr-call-to-action"].start, buttonLink: address };
  expect(errorsOf("wr-call-to-action", action)).toMatchObject([{ path: "content.buttonLink" }]);
  const video = { ...blockSchemas["wr-video"].start, address };
  expect(errorsOf("wr-video", video)).toMatchObject([{ path: "content.address" }]);
});

const badLinks = [
  "javascript:alert",
  "//evil.test",
  "http://plain.test",
  "data:text/html,x",
  "ftp",
];

test.each(badLinks)("no text may link to %s", (address) => {
  const text = `Before [*words*](${address}) after`;
  const faq = { title: "", questions: [{ question: "Q", answer: text }] };
  expect(errorsOf("wr-faq", faq)).toEqual([
    {
      path: "content.questions.0.answer",
      message: `The link ${address} is not allowed. Begin with /, # or https://.`,
    },
  ]);
  expect(errorsOf("wr-text", { ...blockSchemas["wr-text"].start, text })).toHaveLength(1);
  // A plain text shows what is written, so it holds no links.
  expect(errorsOf("wr-hero", { ...blockSchemas["wr-hero"].start, text })).toEqual([]);
});

test.each(["91, 0", "0, 181", "north", "1;2", ""])(
  "%j is refused as a position on a map",
  (position) => {
    const point = { name: "A", position, text: "", link: "" };
    const map = { ...blockSchemas["wr-map"].start, points: [point] };
    expect(errorsOf("wr-map", map)).toMatchObject([{ path: "content.points.0.position" }]);
  },
);

test("one column and five columns are refused", () => {
  const [column] = blockSchemas["wr-columns"].start.columns;
  for (const count of [1, 5]) {
    const columns = { title: "", columns: Array(count).fill(column), customCss: "" };
    expect(errorsOf("wr-columns", columns)).toMatchObject([{ path: "content.columns" }]);
  }
});

test.each(blocks)("what visitors need to see of $name are fields that its form has", (block) => {
  const { needs }: BlockSchema = block;
  const { fields } =
    blockCatalogue(marketById("it-IT")).find(({ name }) => name === block.name) ?? {};
  for (const path of needs?.anyOf ?? []) {
    const field = path
      .split(".")
      .reduce<FieldSchema | undefined>(
        (at, step) => (step === "*" ? at?.items : at?.properties?.[step]),
        fields as FieldSchema,
      );
    expect({ path, isField: field !== undefined }).toEqual({ path, isField: true });
  }
});
