import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { Picture } from "#features/assets/media/contract.ts";
import { formatDateTime, formatLongDate } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatDays } from "#markets/planned-days.ts";
import type { OwnRequestFacts } from "../ask/own-facts.ts";
import type { OwnRequest, RequestState } from "../contract.ts";
import { isOpen } from "../rules.ts";
import { toBillView } from "../parts/bill-presenter.ts";
import { givenFlights } from "../parts/given-flights.ts";
import { stateKeys } from "../parts/state-keys.ts";
import type { RequestFormView } from "../parts/form-view.ts";
import type { RequestDetails, RequestPageView } from "./request-view.ts";

const titleKeys = {
  new: "request.yours",
  "in-talk": "request.talk",
  "seat-given": "request.given",
  declined: "request.declined",
  withdrawn: "request.withdrawn",
} as const satisfies Readonly<Record<RequestState, string>>;

/** A market's own instant as a text, such as 28/11/2026 10:14. */
const momentText = ({ market }: Localizer, at: string): string => formatDateTime(at, market);

export type RequestPagePlace = Readonly<{
  /** Of the page itself. */
  path: string;
  contacts: readonly ContactView[];
  /** Of its departure; null where it is offered to nobody any more. */
  departurePath: string | null;
  /** Whether a seat of it can be asked for. */
  isOpen: boolean;
  poster: Picture | null;
}>;

/** Of the link that keeps the request, which has the focus where withdrawing is asked about. */
export const keepId = "keep-request";

const personOf = ({ t }: Localizer, { name, email, phone }: OwnRequest) => [
  [t("request.name"), name] as const,
  [t("request.email"), email] as const,
  ...(phone === null ? [] : [[t("request.phone"), phone] as const]),
];

const detailsOf = (
  localizer: Localizer,
  { request, travelName, departureDate, departure }: OwnRequestFacts,
  { path, departurePath, isOpen: isAskedFor, poster }: RequestPagePlace,
): RequestDetails => {
  const { t, market } = localizer;
  const isChangeable = isOpen(request.state);
  const tour = departure?.tour;
  return {
    trip: {
      name: travelName,
      dates: tour
        ? formatDays(tour.departureDate, tour.endDate, market)
        : formatLongDate(departureDate, market),
      link: departurePath ? { label: t("request.toDeparture"), path: departurePath } : null,
      poster,
    },
    bill: toBillView(localizer, request.bill, request, true),
    person: personOf(localizer, request),
    question:
      request.question === "" ? null : { label: t("request.yourQuestion"), text: request.question },
    words: request.words.map(({ by, at, text }) => ({
      by: t(by === "care" ? "request.care" : "request.you"),
      at: momentText(localizer, at),
      text,
      asking: t("request.title"),
    })),
    answer:
      request.state === "in-talk"
        ? { label: t("request.yourAnswer"), send: t("request.sendAnswer") }
        : null,
    flights: request.state === "seat-given" && tour ? givenFlights(localizer, tour) : null,
    change: isChangeable && tour ? { label: t("request.change"), path: `${path}?change` } : null,
    withdraw: isChangeable
      ? { label: t("request.withdraw"), path: `${path}?withdraw#${keepId}` }
      : null,
    again:
      request.state === "withdrawn" && departurePath && isAskedFor
        ? { label: t("request.askAgain"), path: `${departurePath}?ask#request-title` }
        : null,
    over: isChangeable || request.state === "withdrawn" ? null : t("request.over"),
    note: isChangeable ? { title: t("request.notBooking"), text: t("request.nothingPaid") } : null,
  };
};

/** @param shown what is shown in place of the details */
export const toRequestPage = (
  localizer: Localizer,
  facts: OwnRequestFacts,
  place: RequestPagePlace,
  shown: Readonly<{ form: RequestFormView | null; isWithdrawing: boolean }>,
): RequestPageView => {
  const { t } = localizer;
  const { request } = facts;
  const { number, state, seats } = request;
  const isWithdrawing = shown.isWithdrawing && isOpen(state);
  return {
    state: { state, label: t(stateKeys[state]) },
    title: t(titleKeys[state], { n: seats }),
    lines: [
      t("request.sentAt", { number, when: momentText(localizer, request.askedAt) }),
      ...(state === "new" ? [t("request.careAnswers")] : []),
    ],
    details: shown.form || isWithdrawing ? null : detailsOf(localizer, facts, place),
    form: shown.form,
    withdrawing: isWithdrawing
      ? {
          title: t("request.withdrawTitle"),
          text: t("request.withdrawText", { number }),
          keep: { label: t("request.keep"), path: place.path },
          withdraw: t("request.withdrawNow"),
        }
      : null,
    contacts: isOpen(state) ? [] : place.contacts,
  };
};

/** The page of a link that leads to no request: the same for one that never did. */
export const toGoneRequest = (
  { t }: Localizer,
  contacts: readonly ContactView[],
): RequestPageView => ({
  state: null,
  title: t("request.gone"),
  lines: [t("request.goneText")],
  details: null,
  form: null,
  withdrawing: null,
  contacts,
});
