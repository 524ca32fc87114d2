import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { nextIndex } from "./arrow-keys.ts";
import { pickFormat } from "./picker-kinds.ts";

const schemaOf = (field: z.ZodType): FieldSchema =>
  z.toJSONSchema(field, { io: "input" }) as FieldSchema;

test("a field that refers to a record is recognised by its format, nullable or not", () => {
  const id = z.uuid().meta({ format: "media" });
  const media = { kind: "media", by: "id" };
  expect(pickFormat(schemaOf(id))).toEqual(media);
  expect(pickFormat(schemaOf(id.nullable().describe("Picture")))).toEqual(media);
  expect(pickFormat(schemaOf(z.uuid().nullable().meta({ format: "tour" })))?.kind).toBe("tour");
  const slug = z.string().meta({ format: "destination-slug" });
  expect(pickFormat(schemaOf(slug))).toEqual({ kind: "destination", by: "slug" });
  const type = z.string().meta({ format: "travel-type-slug" }).default("");
  expect(pickFormat(schemaOf(type))).toEqual({ kind: "travel-type", by: "slug" });
  for (const other of [z.string(), z.uuid(), z.string().meta({ format: "css" })])
    expect(pickFormat(schemaOf(other))).toBeNull();
});

describe("arrow keys among five choices in two columns", () => {
  test.each([
    [-1, "ArrowDown", 0],
    [-1, "ArrowRight", null],
    [-1, "Home", null],
    [0, "ArrowDown", 2],
    [2, "ArrowUp", 0],
    [1, "ArrowUp", -1],
    [1, "ArrowRight", 2],
    [0, "ArrowLeft", 0],
    [4, "ArrowDown", 4],
    [3, "ArrowDown", 4],
    [1, "End", 4],
    [4, "Home", 0],
    [1, "x", null],
  ])("from index %i, %s focuses %s", (current, key, expected) => {
    expect(nextIndex(current, key, 5, 2)).toBe(expected);
  });
  test("the search field keeps the focus when there are no results", () => {
    expect(nextIndex(-1, "ArrowDown", 0, 1)).toBeNull();
  });
});
