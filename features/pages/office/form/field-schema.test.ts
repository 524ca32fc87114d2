import { expect, test } from "vitest";
import { z } from "zod";
import {
  choiceLabel,
  emptyValueOf,
  type FieldSchema,
  isFieldShown,
  isNullable,
  labelOf,
} from "./field-schema.ts";

const fieldOf = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: "input" }) as FieldSchema;

test("only what may be null is emptied to null", () => {
  expect(isNullable(fieldOf(z.uuid().nullable()))).toBe(true);
  expect(isNullable(fieldOf(z.union([z.string(), z.number()])))).toBe(false);
  expect(isNullable(fieldOf(z.string()))).toBe(false);
});

test("a new item has every field, and where a value exists that the schema takes it is that", () => {
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

test("a field is called what its schema calls it, else by its own name", () => {
  expect(labelOf("buttonLabel", fieldOf(z.string().describe("Button")))).toBe("Button");
  expect(labelOf("buttonLabel", fieldOf(z.string()))).toBe("Button Label");
});

test("a choice is called what its schema calls it, else as it is written, in words", () => {
  const field = fieldOf(
    z.enum(["by-hand", "date", ""]).meta({ names: { date: "Next departure" } }),
  );
  expect(["by-hand", "date", ""].map((choice) => choiceLabel(field, choice))).toEqual([
    "By hand",
    "Next departure",
    "Any",
  ]);
});

test("a field may be asked for only while another holds something", () => {
  const chosen = { when: { field: "choose", is: ["by-hand"] } };
  expect(isFieldShown(chosen, { choose: "by-hand" })).toBe(true);
  expect(isFieldShown(chosen, { choose: "newest" })).toBe(false);
  expect(isFieldShown(chosen, {})).toBe(false);
  expect(isFieldShown({}, {})).toBe(true);
});
