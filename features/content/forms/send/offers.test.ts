import { expect, test } from "vitest";
import type { FormField } from "../contract.ts";
import { toFormView } from "../parts/form-presenter.ts";
import { formErrors } from "../rules.ts";
import { askedField, formRecord } from "../testing/form-record.ts";
import { checkAnswers } from "./check-answers.ts";

const fields: readonly FormField[] = [
  { kind: "stars", ...askedField("stars") },
  { kind: "travel", ...askedField("trip") },
  { kind: "departure", ...askedField("days"), travel: "peru" },
];

const offers = new Map([["trip", [{ id: "peru", label: "Perù" }]]]);

const check = (typed: Readonly<Record<string, string>>) =>
  checkAnswers(
    fields,
    Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, [text]])),
    { files: [], offers },
  );

test("only what the catalogue offers is taken, with the words it had", () => {
  const { answers, errors } = check({ stars: "4", trip: "peru" });
  expect(errors).toEqual({});
  expect(answers.map(({ text, choices }) => [text, choices])).toEqual([
    ["4", []],
    ["Perù", [{ id: "peru", label: "Perù" }]],
  ]);
  expect(check({ stars: "6", trip: "cuba" }).errors).toEqual({
    stars: { kind: "choice" },
    trip: { kind: "choice" },
  });
  expect(check({}).errors).toEqual({ stars: { kind: "required" }, trip: { kind: "required" } });
});

test("a question to which nothing is offered is neither drawn nor asked", () => {
  const view = toFormView(formRecord(fields), {
    t: (key, values) => `${key} ${values?.["n"]}`,
    attempt: null,
    offers,
  });
  expect(
    view.fields.map((field) => (field.kind === "choice" ? [field.name, field.look] : [])),
  ).toEqual([
    ["stars", "stars"],
    ["trip", "list"],
  ]);
});

test("a departure is one of a travel", () => {
  const [, , days] = fields;
  if (days?.kind !== "departure") throw new Error("No departure.");
  const form = { ...formRecord([{ ...days, travel: null }]), mailTo: [] };
  expect(formErrors(form)).toEqual([{ path: "fields.0.travel", message: "Choose the travel." }]);
});
