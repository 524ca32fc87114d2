import { formatLongDate, formatMoney } from "#markets/format.ts";
import type { AskedDeparture } from "../ask/asked-departure.ts";
import { numberOf } from "../ask/number-of.ts";
import type { RequestScene } from "../ask/scene.ts";
import { mailLocalizer } from "../mails/letters.ts";
import { billOf, hasFlexible } from "../rules.ts";
import type { StoredRequest } from "../store.ts";

type Draft = Readonly<{ subject: string; text: string }>;

const firstName = (name: string): string => name.split(" ")[0] ?? name;

/** Answers in the traveller's language, with what is known of request and departure filled in. */
export const draftsOf = (
  scene: Pick<RequestScene, "now">,
  request: StoredRequest,
  departure: AskedDeparture | null,
): Readonly<{
  drafts: Readonly<Record<"give" | "talk" | "decline", Draft>>;
  /** What they were filled in with. */
  filledWords: readonly string[];
}> => {
  const { t, market, today } = mailLocalizer(scene, request.market);
  const day = (date: string) => formatLongDate(date, market);
  const money = (cents: number) => formatMoney(cents, market.currency);
  const choice = {
    seats: request.seats,
    room: request.room,
    flexible: request.flexible && departure !== null && hasFlexible(departure.tour, today),
  };
  const bill = departure ? billOf(departure, choice, today) : request.bill;
  const values = {
    n: request.seats,
    number: numberOf(request),
    travel: request.travel_name,
    date: day(request.departure_date),
    total: money(bill.totalCents),
  };
  const paid = bill.deposit && {
    deposit: money(bill.deposit.cents),
    until: day(bill.deposit.until),
    balance: money(bill.deposit.balanceCents),
    balanceDue: day(bill.deposit.balanceDue),
  };
  const due = paid ? t("request.answerDeposit", paid) : t("request.answerDue");
  const filledWords = [firstName(request.name), values.travel, values.date, values.total].concat(
    paid ? Object.values(paid) : [],
  );
  const letter = (subject: string, ...paragraphs: readonly string[]): Draft => ({
    subject,
    text: [
      t("request.answerHello", { name: firstName(request.name) }),
      ...paragraphs,
      t("request.answerBye"),
    ].join("\n\n"),
  });
  const drafts = {
    give: letter(
      t("request.answerSubjectGiven", values),
      t("request.answerGiven", values),
      due,
      t("request.answerPay"),
    ),
    talk: letter(t("request.answerSubjectTalk", values), t("request.answerTalk", values)),
    decline: letter(
      t("request.answerSubjectDeclined", values),
      t("request.answerDeclined", values),
    ),
  };
  return { drafts, filledWords };
};
