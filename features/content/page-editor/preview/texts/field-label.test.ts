import { expect, test } from "vitest";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { fieldLabel } from "./field-label.ts";

const fields: FieldSchema = {
  type: "object",
  properties: {
    title: { type: "string", description: "Title" },
    buttonLabel: { type: "string" },
    wide: { type: "boolean" },
    questions: {
      type: "array",
      description: "Questions",
      items: { type: "object", properties: { question: { type: "string", description: "Words" } } },
    },
  },
};

test.each([
  ["content.title", "Title"],
  ["content.buttonLabel", "Button Label"],
  ["content.questions.1.question", "Questions 2, Words"],
  ["content.questions.1.answer", null],
  ["content.wide", null],
  ["content.questions", null],
  ["content", null],
])("%s is called %s", (path, label) => {
  expect(fieldLabel(fields, path)).toBe(label);
});
