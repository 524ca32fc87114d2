import { expect, test } from "vitest";
import { z } from "zod";
import {
  choiceLabel,
  emptyValueOf,
  enumValueOf,
  type FieldSchema,
  isFieldShown,
  isNullable,
  labelOf,
} from "./field-schema.ts";

const fieldOf = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: "input" }) as FieldSchema;

test("only a nullable field is cleared to null", () => {
  expect(isNullable(fieldOf(z.uuid().nullable()))).toBe(true);
  expect(isNullable(fieldOf(z.union([z.string(), z.number()])))).toBe(false);
  expect(isNullable(fieldOf(z.string()))).toBe(false);
});

test("a new list item has a valid value in every field", () => {
  const item = z.strictObject({
    title: z.string(),
    media: z.uuid().nullable(),
    mood: z.enum(["nature", "relax"]),
    limit: z.int().min(1),
    wide: z.boolean(),
    tags: z.array(z.string()),
  });
  const empty = emptyValueOf(fieldOf(item));
  expect(empty).toEqual({
    title: "",
    media: null,
    mood: "nature",
    limit: 1,
    wide: false,
    tags: [],
  });
  expect(item.safeParse(empty).success).toBe(true);
});

test("a field's label is its schema's description, else its name", () => {
  expect(labelOf("buttonLabel", fieldOf(z.string().describe("Button")))).toBe("Button");
  expect(labelOf("buttonLabel", fieldOf(z.string()))).toBe("Button Label");
});

test("a choice's label is its name in the schema, else the value as words", () => {
  const field = fieldOf(
    z.enum(["by-hand", "date", ""]).meta({ names: { date: "Next departure" } }),
  );
  expect(["by-hand", "date", ""].map((choice) => choiceLabel(field, choice))).toEqual([
    "By hand",
    "Next departure",
    "Any",
  ]);
});

test("a choice among numbers is shown without names, and stays a number", () => {
  const field = fieldOf(z.literal([301, 302, 410]).meta({ names: { 410: "Gone" } }));
  expect(field.enum?.map((choice) => choiceLabel(field, choice))).toEqual(["301", "302", "Gone"]);
  expect(field.enum?.map((choice) => enumValueOf(field, String(choice)))).toEqual([301, 302, 410]);
  expect(enumValueOf(fieldOf(z.enum(["301", "302"])), "302")).toBe("302");
  expect(emptyValueOf(field)).toBe(301);
});

test("a field with a condition is shown only while the other field has that value", () => {
  const conditional = { when: { field: "choose", is: ["by-hand"] } };
  expect(isFieldShown(conditional, { choose: "by-hand" })).toBe(true);
  expect(isFieldShown(conditional, { choose: "newest" })).toBe(false);
  expect(isFieldShown(conditional, {})).toBe(false);
  expect(isFieldShown({}, {})).toBe(true);
});
