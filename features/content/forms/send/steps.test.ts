import { expect, test } from "vitest";
import type { FormField } from "../contract.ts";
import { askedField, formRecord } from "../testing/form-record.ts";
import { toFormView } from "../parts/form-presenter.ts";
import { formErrors } from "../rules.ts";
import { checkAnswers } from "./check-answers.ts";

const fields: readonly FormField[] = [
  { kind: "email", ...askedField("mail") },
  { kind: "step", ...askedField("about") },
  { kind: "place", ...askedField("town"), isHalf: true },
  { kind: "step", ...askedField("trips") },
  { kind: "words", ...askedField("note") },
  { kind: "text", ...askedField("story"), isLong: true, minLength: null, maxLength: null },
];

const form = formRecord(fields);

const view = (errors: Readonly<Record<string, Readonly<{ kind: "required" }>>> | null) =>
  toFormView(form, {
    t: (key, values) => (key === "form.step" ? `${values?.["n"]}/${values?.["of"]}` : key),
    attempt: errors && { formId: "form", typed: {}, errors, refusal: null },
    offers: new Map(),
  });

test("what stands below a step belongs to it, and the first one is open", () => {
  const { fields: before, steps, isOneOpen } = view(null);
  expect(before.map(({ name }) => name)).toEqual(["mail"]);
  expect(steps.map(({ place, title, isOpen }) => [place, title, isOpen])).toEqual([
    ["1/2", "about", true],
    ["2/2", "trips", false],
  ]);
  expect(steps.map((step) => step.fields.map(({ name }) => name))).toEqual([
    ["town"],
    ["note", "story"],
  ]);
  expect(isOneOpen).toBe(true);
});

test("where something is wrong, all steps are open", () => {
  const { steps, isOneOpen, wrong } = view({ story: { kind: "required" } });
  expect(steps.every(({ isOpen }) => isOpen)).toBe(true);
  expect(isOneOpen).toBe(false);
  expect(wrong.map(({ question }) => question)).toEqual(["story"]);
});

test("neither words nor steps are asked for", () => {
  const { answers, errors } = checkAnswers(fields, { mail: ["a@b.it"], town: ["Bari"] });
  expect(answers.map(({ fieldId }) => fieldId)).toEqual(["mail", "town", "story"]);
  expect(errors).toEqual({ story: { kind: "required" } });
});

test("a step is always shown, and words alone are no form", () => {
  const errorsOf = (list: readonly FormField[]) =>
    formErrors({ ...form, mailTo: [], fields: list }).map(({ path }) => path);
  expect(errorsOf(fields)).toEqual([]);
  const hidden = { field: "mail", choices: ["any"] };
  expect(errorsOf([...fields, { kind: "step", ...askedField("end"), showWhen: hidden }])).toEqual([
    "fields.6.showWhen",
  ]);
  expect(errorsOf([{ kind: "words", ...askedField("note") }])).toEqual(["fields"]);
});
