import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { needsPeople } from "#features/catalogue/tours/rules.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { NoteView } from "../form-view.ts";
import type { SentWords } from "./sent-view.ts";

/** What the panel says once a request is sent: what comes next, and what of it is for whom. */
export const sentWords = (t: Localizer["t"], contacts: readonly ContactView[]): SentWords => {
  const hours = contacts.find(({ kind }) => kind === "hours")?.text;
  return {
    tag: t("request.sentTag"),
    title: t("request.mailSent"),
    number: t("request.number"),
    copy: t("contacts.copy"),
    copied: t("contacts.copied"),
    steps: {
      mail: {
        title: t("request.stepMail"),
        text: t("request.stepMailText", { email: "{email}" }),
      },
      care: {
        title: t("request.stepCare"),
        text: [t("request.stepCareText"), ...(hours ? [`${hours}.`] : [])].join(" "),
      },
      question: t("request.stepQuestion"),
      decide: {
        title: t("request.stepDecide"),
        text: t("request.stepTotal"),
      },
      deposit: t("request.stepDeposit", { deposit: "{deposit}" }),
    },
    see: t("request.see"),
    later: t("request.mailLater"),
    wrong: t("request.wrongAddress"),
    correct: t("request.correct"),
    wouldPay: t("request.wouldPay"),
  };
};

/**
 * The flight sentence of the status as it is today. Nobody buys a flight for a seat that they do not
 * have yet, even where the group is confirmed.
 */
export const flightsView = (
  { t }: Localizer,
  { status, peopleNeeded }: Pick<Tour, "status" | "peopleNeeded">,
): NoteView => ({
  title: needsPeople(status) ? t(`guidance.${status}`) : t("request.flightsWait"),
  text: t("request.noHold", { n: needsPeople(status) ? peopleNeeded : 0 }),
});
