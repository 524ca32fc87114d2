import { stableUuid } from "#demo/random.ts";
import type { AllBlocksPhrases } from "#demo/read/phrase-schemas.ts";
import type { FormInput } from "#features/content/forms/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";

export const demoFormId = (market: string): string => stableUuid(`form ${market}`);

/** A form with a field of each kind. */
export const composeForm = (
  { id: market }: Pick<Market, "id">,
  { form }: Pick<AllBlocksPhrases, "form">,
): FormInput => {
  const asked = (question: string, isRequired = true) => ({
    id: stableUuid(`form ${market} ${question}`),
    question,
    help: "",
    isRequired,
    showWhen: null,
    isHalf: false,
  });
  const [languages, choices] = form.languages;
  const [led, yes, no] = form.led;
  const yesId = stableUuid(`choice ${market} led yes`);
  const text = { kind: "text", minLength: null, maxLength: null } as const;
  return {
    name: form.title,
    isOpen: true,
    fields: [
      { ...text, ...asked(form.name), isLong: false },
      { kind: "email", ...asked(form.email) },
      {
        kind: "choice",
        ...asked(languages),
        isSeveral: true,
        isList: false,
        atLeast: 1,
        atMost: null,
        choices: choices.map((label) => ({ id: stableUuid(`choice ${market} ${label}`), label })),
      },
      {
        kind: "choice",
        ...asked(led),
        isSeveral: false,
        isList: false,
        atLeast: null,
        atMost: null,
        choices: [
          { id: yesId, label: yes },
          { id: stableUuid(`choice ${market} led no`), label: no },
        ],
      },
      {
        kind: "number",
        ...asked(form.groups),
        showWhen: { field: asked(led).id, choices: [yesId] },
        isWhole: true,
        min: 1,
        max: null,
      },
      { kind: "date", ...asked(form.day, false), from: null, to: null },
      { ...text, ...asked(form.story, false), isLong: true, maxLength: 1000 },
      {
        kind: "consent",
        ...asked(form.consent),
        text: form.consent,
        link: pathOf(market, "legal-privacy-policy") ?? "",
      },
    ],
    sendLabel: "",
    thanksTitle: "",
    thanksText: "",
    mailTo: [],
    sendsReply: false,
    replySubject: "",
    replyText: "",
    keepDays: 365,
  };
};
