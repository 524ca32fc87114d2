import { stableUuid } from "#demo/random.ts";
import type { ContactFormPhrases } from "#demo/read/phrase-schemas.ts";
import type { FormInput } from "#features/content/forms/contract.ts";
import type { PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";

export const contactFormId = (market: string): string => stableUuid(`contact form ${market}`);

/** What somebody writes to customer care. */
export const composeContactForm = (
  { id: market }: Pick<Market, "id">,
  { title, name, email, trip, message, consent, thanks }: ContactFormPhrases,
): FormInput => {
  const asked = (question: string, isRequired = true) => ({
    id: stableUuid(`contact form ${market} ${question}`),
    question,
    help: "",
    isRequired,
    showWhen: null,
    isHalf: false,
  });
  const text = { kind: "text", minLength: null } as const;
  return {
    name: title,
    isOpen: true,
    fields: [
      { ...text, ...asked(name), isLong: false, maxLength: null },
      { kind: "email", ...asked(email) },
      { kind: "travel", ...asked(trip, false) },
      { ...text, ...asked(message), isLong: true, maxLength: 2000 },
      {
        kind: "consent",
        ...asked(consent),
        text: consent,
        link: pathOf(market, "legal-privacy-policy") ?? "",
      },
    ],
    sendLabel: "",
    thanksTitle: thanks[0],
    thanksText: thanks[1],
    mailTo: ["hello@wayroam.test"],
    sendsReply: false,
    replySubject: "",
    replyText: "",
    keepDays: 365,
  };
};

/** The blocks that stand on the contacts page of a market, below its texts. */
export const composeContactPage = (
  { id: market }: Pick<Market, "id">,
  { title, text }: ContactFormPhrases,
): PageInput => ({
  ...newPage("start"),
  name: title,
  slug: "contacts-form",
  routingKey: "contacts",
  isFixed: true,
  isPublished: true,
  blocks: [
    {
      id: "form",
      blockType: "wr-form",
      content: { title, text, form: contactFormId(market), customCss: "" },
      enabled: true,
      schedule: null,
    },
  ],
});
