import { formatDate } from "#markets/format.ts";
import type { Translate } from "#markets/translator.ts";
import { type FormField, type FormRecord, maxAnswer, maxLine } from "../contract.ts";
import { type FormOffers, offeredFields } from "../offered-fields.ts";
import { conditionsOf } from "../show-when.ts";
import { starCounts } from "../rules.ts";
import { acceptedTypes, fileTypeNames } from "./file-kinds.ts";
import { partsOf } from "./form-steps.ts";
import type { AnswerError, FormAttempt } from "./attempt.ts";
import type { FieldView, FormView, StepView } from "./form-view.ts";

/** Of more choices than this, one is taken from a closed list. */
const maxOpenChoices = 6;

/** Where a visitor is led once a form was sent: the page itself stays the same for everyone. */
export const sentElementId = (formId: string): string => `sent-${formId}`;

const errorText = (t: Translate, error: AnswerError): string => {
  switch (error.kind) {
    case "short":
    case "long":
    case "fewer":
    case "more":
    case "low":
    case "high":
      return t(`form.error.${error.kind}`, { n: error.limit });
    case "fileSize":
    case "fileCount":
      return t(`form.error.${error.kind}`, { n: error.limit });
    case "fileType":
      return t("form.error.fileType", { types: error.types });
    case "early":
    case "late":
      return t(`form.error.${error.kind}`, { day: formatDate(error.day) });
    default:
      return t(`form.error.${error.kind}`);
  }
};

type Typed = Readonly<{ values: readonly string[]; error: string; elementId: string }>;

/** What a field takes stands below the words of staff. */
const fileHelp = (t: Translate, field: Extract<FormField, { kind: "file" }>): string => {
  const { help, types, maxMegabytes, maxFiles } = field;
  const limits = t(maxFiles === 1 ? "form.file.one" : "form.file.several", {
    types: fileTypeNames(types),
    n: maxMegabytes,
    of: maxFiles,
  });
  return [help, limits].filter(Boolean).join(" · ");
};

type Drawn = Exclude<FormField, { kind: "step" }>;

type Choosable = readonly Readonly<{ id: string; label: string }>[];

const toChoices = (choices: Choosable, chosen: readonly string[]) =>
  choices.map(({ id, label }) => ({ value: id, label, isChosen: chosen.includes(id) }));

const toField = (
  { t, offers }: Pick<PresenterOptions, "t" | "offers">,
  field: Drawn,
  { values, error, elementId }: Typed,
): FieldView => {
  const { id, question, help, isRequired, isHalf } = field;
  const shared = { elementId, name: id, question, help, isRequired, isHalf, error };
  const [value = ""] = values;
  switch (field.kind) {
    case "text": {
      const { isLong } = field;
      const limit = isLong ? maxAnswer : maxLine;
      const maxLength = Math.min(field.maxLength ?? limit, limit);
      return { ...shared, kind: "text", isLong, maxLength, value };
    }
    case "email":
      return { ...shared, kind: "email", value };
    case "place":
      return { ...shared, kind: "place", value };
    case "words":
      return { ...shared, kind: "words" };
    case "file": {
      const accept = acceptedTypes(field.types);
      const isSeveral = field.maxFiles > 1;
      return { ...shared, kind: "file", help: fileHelp(t, field), accept, isSeveral };
    }
    case "date":
      return { ...shared, kind: "date", min: field.from ?? "", max: field.to ?? "", value };
    case "number":
      return { ...shared, kind: "number", isWhole: field.isWhole, value };
    case "choice":
      return {
        ...shared,
        kind: "choice",
        isSeveral: field.isSeveral,
        look:
          !field.isSeveral && (field.isList || field.choices.length > maxOpenChoices)
            ? "list"
            : "chips",
        choices: toChoices(field.choices, values),
      };
    case "stars": {
      const stars = starCounts.map((n) => ({ id: `${n}`, label: t("count.stars", { n }) }));
      const choices = toChoices(stars, values);
      return { ...shared, kind: "choice", isSeveral: false, look: "stars", choices };
    }
    case "travel":
    case "departure": {
      const choices = toChoices(offers.get(id) ?? [], values);
      return { ...shared, kind: "choice", isSeveral: false, look: "list", choices };
    }
    case "consent": {
      const { text, link } = field;
      return { ...shared, kind: "consent", text, link, isChosen: value === "yes" };
    }
  }
};

type PresenterOptions = Readonly<{
  t: Translate;
  /** Null unless this form was just sent and not taken. */
  attempt: FormAttempt | null;
  offers: FormOffers;
}>;

const refusalKeys = {
  tooOften: "form.tooOften",
  tooLarge: "form.tooLarge",
  empty: "form.empty",
} as const satisfies Record<NonNullable<FormAttempt["refusal"]>, string>;

const problemOf = (t: Translate, attempt: FormAttempt | null): string => {
  if (!attempt) return "";
  return t(attempt.refusal === null ? "form.wrong" : refusalKeys[attempt.refusal]);
};

/**
 * Rules that hide a field while none of the answers that it depends on is chosen. Style sheets alone
 * know what is chosen without a script; a browser that does not understand them shows every field,
 * and the server passes over what was not asked.
 */
const hidingRules = (fields: readonly FormField[]): string =>
  fields
    .flatMap((field) =>
      conditionsOf(fields, field).map(({ choices }) => {
        const chosen = choices.map((id) => `[value="${id}"]:checked`).join();
        const hidden =
          field.kind === "words" ? `#answer-${field.id}` : `.form-field:has([name="${field.id}"])`;
        return `.visitor-form:not(:has(${chosen})) ${hidden}{display:none}`;
      }),
    )
    .join("");

/** What stands above the first step, then the steps. */
const toParts = (
  fields: readonly FormField[],
  options: PresenterOptions,
): Readonly<{ fields: readonly FieldView[]; steps: readonly StepView[] }> => {
  const { t, attempt } = options;
  const toDrawn = (field: Drawn): FieldView => {
    const error = attempt?.errors[field.id];
    return toField(options, field, {
      values: attempt?.typed[field.id] ?? [],
      error: error ? errorText(t, error) : "",
      elementId: `answer-${field.id}`,
    });
  };
  const { before, steps } = partsOf(fields);
  return {
    fields: before.map(toDrawn),
    steps: steps.map(({ step, fields: own }, index) => ({
      name: step.id,
      place: t("form.step", { n: index + 1, of: steps.length }),
      title: step.question,
      help: step.help,
      isOpen: index === 0 || attempt !== null,
      fields: own.map(toDrawn),
    })),
  };
};

/** A form as visitors see it. */
export const toFormView = (
  form: Omit<FormRecord, "mailTo">,
  options: PresenterOptions,
): FormView => {
  const { t, attempt, offers } = options;
  const asked = offeredFields(form.fields, offers);
  const { fields, steps } = toParts(asked, options);
  return {
    id: form.id,
    fields,
    steps,
    hasFiles: asked.some(({ kind }) => kind === "file"),
    isOneOpen: attempt === null,
    css: hidingRules(asked),
    problem: problemOf(t, attempt),
    wrong: [fields, ...steps.map((step) => step.fields)]
      .flat()
      .filter(({ error }) => error !== "")
      .map(({ elementId, question }) => ({ elementId, question })),
    sendLabel: form.sendLabel || t("form.send"),
    sentId: sentElementId(form.id),
    thanks: {
      title: form.thanksTitle || t("form.thanks.title"),
      text: form.thanksText || t("form.thanks.text"),
      back: t("form.again"),
    },
    labels: {
      optional: t("form.optional"),
      choose: t("form.choose"),
      more: t("form.more"),
      trap: t("form.trap"),
    },
  };
};
