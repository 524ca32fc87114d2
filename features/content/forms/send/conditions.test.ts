import { expect, test } from "vitest";
import type { FormField } from "../contract.ts";
import { formDraft } from "../testing/form-draft.ts";
import { askedField, formRecord } from "../testing/form-record.ts";
import { toFormView } from "../parts/form-presenter.ts";
import { formErrors } from "../rules.ts";
import { checkAnswers } from "./check-answers.ts";

const yesNo = (id: string, showWhen: FormField["showWhen"] = null): FormField => ({
  kind: "choice",
  ...askedField(id, showWhen),
  isSeveral: false,
  isList: false,
  choices: [
    { id: `${id} yes`, label: "Yes" },
    { id: `${id} no`, label: "No" },
  ],
  atLeast: null,
  atMost: null,
});

const isYes = (field: string) => ({ field, choices: [`${field} yes`] });

const groups: FormField = {
  kind: "number",
  ...askedField("groups", isYes("often")),
  isWhole: true,
  min: 1,
  max: 500,
};

const fields: readonly FormField[] = [yesNo("led"), yesNo("often", isYes("led")), groups];

const check = (typed: Readonly<Record<string, string>>) => {
  const { answers, errors } = checkAnswers(
    fields,
    Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, [text]])),
  );
  return { answers: answers.map(({ text }) => text), errors };
};

test("what is not asked may stay empty, and its answer is passed over", () => {
  expect(check({ led: "led no" })).toEqual({ answers: ["No"], errors: {} });
  expect(check({ led: "led no", often: "often yes", groups: "lots" })).toEqual({
    answers: ["No"],
    errors: {},
  });
  expect(check({ led: "led yes" }).errors).toEqual({ often: { kind: "required" } });
  expect(check({ led: "led yes", often: "often yes" }).errors).toEqual({
    groups: { kind: "required" },
  });
});

test.each([
  ["12", {}],
  ["many", { groups: { kind: "number" } }],
  ["1e3", { groups: { kind: "number" } }],
  ["2,5", { groups: { kind: "whole" } }],
  ["0", { groups: { kind: "low", limit: 1 } }],
  ["501", { groups: { kind: "high", limit: 500 } }],
])("%s groups", (typed, errors) => {
  expect(check({ led: "led yes", often: "often yes", groups: typed }).errors).toEqual(errors);
});

test("decimals are taken with either sign, and kept with a point", () => {
  const field: FormField = { ...groups, showWhen: null, isWhole: false };
  const textOf = (typed: string) => checkAnswers([field], { groups: [typed] }).answers[0]?.text;
  expect([textOf("2,50"), textOf("2.5"), textOf("007")]).toEqual(["2.5", "2.5", "7"]);
});

test("a field is hidden by the page itself, and with it what depends on it", () => {
  const record = formRecord(fields);
  const { css } = toFormView(record, { t: (key) => key, attempt: null, offers: new Map() });
  expect(css.split("}").filter(Boolean)).toEqual([
    '.visitor-form:not(:has([value="led yes"]:checked)) .form-field:has([name="often"]){display:none',
    '.visitor-form:not(:has([value="often yes"]:checked)) .form-field:has([name="groups"]){display:none',
    '.visitor-form:not(:has([value="led yes"]:checked)) .form-field:has([name="groups"]){display:none',
  ]);
});

test("a field depends only on a choice above it, and on answers that are there", () => {
  const pathsOf = (list: readonly FormField[]) =>
    formErrors(formDraft({ isOpen: true, fields: [...list] })).map(({ path }) => path);
  expect(pathsOf(fields)).toEqual([]);
  expect(pathsOf(fields.toReversed())).toEqual(["fields.0.showWhen", "fields.1.showWhen"]);
  expect(pathsOf([{ ...yesNo("led"), showWhen: isYes("led") }])).toEqual(["fields.0.showWhen"]);
  const others = [[], ["gone"]].map((choices) => ({ field: "led", choices }));
  for (const showWhen of others)
    expect(pathsOf([yesNo("led"), yesNo("often", showWhen)])).toEqual(["fields.1.showWhen"]);
  expect(pathsOf([{ ...groups, showWhen: null, min: 5, max: 4 }])).toEqual(["fields.0.max"]);
});
