import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { formatAges } from "#features/catalogue/tours/parts/status/status-presenter.ts";
import { cancelFreeUntil } from "#features/catalogue/tours/rules.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { formatLongDate } from "#markets/format.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";
import { formatFullDay, formatPlannedDay } from "#markets/planned-days.ts";
import type { LetterItem, LetterPart } from "#platform/server/mail/letter.tsx";
import type { ToldEvent } from "./told-event.ts";

type MailWords = Readonly<{ subject: string; title: string }>;

const pricesOf = (localizer: Localizer, { tour, priceCents }: ToldEvent) => ({
  before: formatAmount(localizer, priceCents),
  after: formatAmount(localizer, priceOn(tour, localizer.today).cents),
});

const isDearer = ({ tour, priceCents }: ToldEvent, today: string): boolean =>
  priceOn(tour, today).cents > priceCents;

const keysOf = {
  confirmed: ["alertMail.subjectConfirmed", "alertMail.titleConfirmed"],
  "few-seats": ["alertMail.subjectFewSeats", "alertMail.titleFewSeats"],
  reopened: ["alertMail.subjectReopened", "alertMail.titleReopened"],
  "new-date": ["alertMail.subjectNewDate", "alertMail.titleNewDate"],
} as const;

/** Subject and title of a mail about one event. */
export const wordsOfEvent = (localizer: Localizer, event: ToldEvent): MailWords => {
  const { t, market, today } = localizer;
  const name = `${event.travel.name}, ${formatLongDate(event.tour.departureDate, market)}`;
  const values = { name, ...pricesOf(localizer, event) };
  if (event.reason === "price")
    return isDearer(event, today)
      ? { subject: t("alertMail.subjectUp", values), title: t("alertMail.titleUp", values) }
      : { subject: t("alertMail.subjectDown", values), title: t("alertMail.titleDown", values) };
  const [subject, title] = keysOf[event.reason];
  return { subject: t(subject, values), title: t(title) };
};

export const pathOfEvent = (localizer: Localizer, { travel, tour }: ToldEvent): string =>
  tourPath(localizer, travel.slug, tour.code);

/** The facts of the departure, as they are when the mail is written. */
export const factsOfEvent = (localizer: Localizer, { tour, travel }: ToldEvent): LetterPart => {
  const { t, market, today } = localizer;
  const { airport, city } = travel.flight;
  const direct = tour.flight.directCents ?? travel.flight.directCents;
  const free = cancelFreeUntil(tour);
  const place = airport === null ? city : `${city} (${airport})`;
  return {
    facts: [
      [t("alertMail.from"), formatFullDay(tour.departureDate, market)],
      [t("alertMail.to"), formatFullDay(tour.endDate, market)],
      [t("alertMail.people"), t("departure.peopleIn", { n: tour.peopleIn })],
      ...(city === "" ? [] : [[t("alertMail.airport"), place] as const]),
      ...(direct === null
        ? []
        : [
            [
              t("alertMail.flight"),
              t("alertMail.fromPrice", { price: formatAmount(localizer, direct) }),
            ] as const,
          ]),
      [t("alertMail.price"), formatAmount(localizer, priceOn(tour, today).cents)],
      ...(free < today
        ? []
        : [[t("alertMail.cancelUntil"), formatLongDate(free, market)] as const]),
    ],
  };
};

/** What has become of the departure, in a word. */
const labelOf = (localizer: Localizer, event: ToldEvent): string => {
  const { t, today } = localizer;
  const { reason, tour, priceCents } = event;
  if (reason === "confirmed") return t("status.CONFIRMED");
  if (reason === "few-seats") return t("status.ALMOST_FULL");
  if (reason === "new-date") return t("alertMail.newDate");
  if (reason === "reopened") return t("alertMail.seatFree");
  const by = priceOn(tour, today).cents - priceCents;
  const amount = formatAmount(localizer, Math.abs(by));
  return t("alertMail.priceBy", { by: `${by > 0 ? "+" : "−"}${amount}` });
};

const textOf = (localizer: Localizer, event: ToldEvent): string => {
  const { t, today } = localizer;
  const { reason, tour } = event;
  const seats = t("alertMail.seatsOf", { n: tour.seatsFree, total: tour.seatsTotal });
  if (reason === "price") return t("alertMail.priceWas", pricesOf(localizer, event));
  if (reason === "confirmed")
    return `${t("alertMail.flightNow")} ${t("departure.peopleIn", { n: tour.peopleIn })}. ${seats}`;
  if (reason !== "new-date") return seats;
  const price = `${formatAmount(localizer, priceOn(tour, today).cents)} ${t("card.perPerson")}`;
  return `${formatAges(localizer, tour.ageRange)}. ${price}.`;
};

/** An event among others. */
export const itemOfEvent = (
  localizer: Localizer,
  event: ToldEvent,
  origin: string,
): LetterItem => ({
  item: `${event.travel.name}, ${formatPlannedDay(event.tour.departureDate, localizer.market)}`,
  label: labelOf(localizer, event),
  text: textOf(localizer, event),
  link: {
    href: origin + pathOfEvent(localizer, event),
    words: localizer.t("alertMail.look"),
  },
});
