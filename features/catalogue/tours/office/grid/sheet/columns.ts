import { formatDate, formatWeekday } from "#markets/format.ts";
import { type TourDraft, tourDraftSchema } from "#features/catalogue/tours/contract.ts";
import { ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import { withDepartureDay } from "#features/catalogue/tours/day-rules.ts";
import { depositIsOpen } from "#features/catalogue/tours/rules.ts";
import { discountPercent, priceOn } from "#features/records/prices/rules.ts";
import { coordinatorText, nobodyText, readCoordinator } from "../parse/coordinator.ts";
import { readDay } from "../parse/day.ts";
import { failed, tidy } from "../parse/parsed.ts";
import { readCount, readWord } from "../parse/word-choices.ts";
import { moneyText } from "../parse/amount.ts";
import { type Column, type ColumnId, columnIds, type Reading } from "./column.ts";
import type { SheetFacts } from "./facts.ts";
import {
  amountCell,
  computedCell,
  countCell,
  dayCell,
  isEmptyText,
  withValue,
} from "./field-columns.ts";
import { promoCell } from "./promo-column.ts";
import { statusChoices, statusLabel } from "./status-words.ts";

const departureColumn: Omit<Column, "id"> = {
  title: "Departure",
  width: 128,
  fields: ["departureDate", "id", "version", "travelId"],
  textOf: ({ draft }) => formatDate(draft.departureDate),
  shownOf: ({ draft }) =>
    `${formatWeekday(draft.departureDate, "en")} ${formatDate(draft.departureDate)}`,
  read: (text, draft, { today }) =>
    withValue(readDay(text, { near: draft.departureDate }), (day) =>
      withDepartureDay(draft, day, today),
    ),
};

const statusColumn: Omit<Column, "id"> = {
  title: "Status",
  width: 172,
  fields: ["status"],
  textOf: ({ draft }) => statusLabel(draft.status),
  choicesOf: ({ market }) => statusChoices(market.language).map(({ words: [word = ""] }) => word),
  read: (text, draft, { market }) =>
    withValue(readWord(text, statusChoices(market.language), "a status"), (status) => ({
      ...draft,
      status,
    })),
};

/** `8 / 10` is people in and the smallest group, of which the sheet writes the second. */
const peopleColumn: Omit<Column, "id"> = {
  title: "In / min",
  width: 72,
  isNumber: true,
  fields: ["peopleMinimum", "peopleIn"],
  textOf: ({ draft, stored }) => `${stored?.peopleIn ?? 0} / ${draft.peopleMinimum}`,
  read: (text, draft) => {
    const [, minimum = text] = /^\s*\d+\s*\/\s*(\d+)\s*$/.exec(tidy(text)) ?? [];
    return withValue(readCount(minimum, 1), (peopleMinimum) => ({ ...draft, peopleMinimum }));
  },
};

/** `14 of 16` writes the free seats and all of them, `14` the free ones alone. */
const freeColumn: Omit<Column, "id"> = {
  title: "Free seats",
  width: 90,
  isNumber: true,
  fields: ["seatsFree"],
  textOf: ({ draft }) => `${draft.seatsFree} of ${draft.seatsTotal}`,
  read: (text, draft): Reading => {
    const [, free = text, total] = /^(\d+) ?(?:of|von|di|de|sur|\/) ?(\d+)$/.exec(tidy(text)) ?? [];
    const read = withValue(readCount(free, 0), (seatsFree) => ({ ...draft, seatsFree }));
    if (total === undefined || !("draft" in read)) return read;
    const { draft: changed } = read;
    return withValue(readCount(total, 1), (seatsTotal) => ({ ...changed, seatsTotal }));
  },
};

const off = (draft: TourDraft, { today }: SheetFacts): string => {
  const percent = discountPercent(priceOn(draft, today));
  return percent <= 0 ? "" : `-${percent} %`;
};

const balance = (draft: TourDraft, { today, market }: SheetFacts): string => {
  const { cents } = priceOn(draft, today);
  const deposit = depositIsOpen(draft, today) ? (draft.deposit?.cents ?? 0) : 0;
  return moneyText(cents - deposit, market.currency);
};

const coordinatorColumn: Omit<Column, "id"> = {
  title: "Coordinator",
  width: 138,
  fields: ["coordinatorId"],
  textOf: ({ draft }, { coordinators }) => coordinatorText(draft.coordinatorId, coordinators),
  choicesOf: ({ coordinators }) => [
    nobodyText,
    ...coordinators.map(({ id }) => coordinatorText(id, coordinators)),
  ],
  read: (text, draft, { coordinators }) =>
    withValue(readCoordinator(text, coordinators), (coordinatorId) => ({
      ...draft,
      coordinatorId,
    })),
};

const expectedColumn: Omit<Column, "id"> = {
  title: "Expected",
  width: 90,
  isNumber: true,
  fields: ["expectedSize"],
  textOf: ({ draft: { expectedSize } }) => `${expectedSize.low}-${expectedSize.high}`,
  read: (text, draft): Reading => {
    const [, low, high] = /^(\d+) ?(?:-|to|\/) ?(\d+)$/.exec(tidy(text)) ?? [];
    if (low === undefined || high === undefined)
      return failed("The expected size is written as 8-14.");
    const first = readCount(low, 0);
    const last = readCount(high, 0);
    if (!("value" in first)) return first;
    return withValue(last, (value) => ({
      ...draft,
      expectedSize: { low: first.value, high: value },
    }));
  },
};

const ageChoices = ageRanges.map((range) => ({
  value: range,
  words: range === "ALL" ? ["All ages", range] : [range],
}));

const agesColumn: Omit<Column, "id"> = {
  title: "Ages",
  width: 92,
  fields: ["ageRange"],
  textOf: ({ draft }) => (draft.ageRange === "ALL" ? "All ages" : draft.ageRange),
  choicesOf: () => ageChoices.map(({ words: [word = ""] }) => word),
  read: (text, draft) =>
    withValue(readWord(text, ageChoices, "an age range"), (ageRange) => ({ ...draft, ageRange })),
};

const yesChoices = [
  { value: true, words: ["yes", "true", "sì", "sí", "oui", "ja", "1", "x"] },
  { value: false, words: ["no", "false", "non", "nein", "0"] },
];

const publishedColumn: Omit<Column, "id"> = {
  title: "Published",
  width: 90,
  fields: ["isPublished"],
  textOf: ({ draft }) => (draft.isPublished ? "yes" : "no"),
  choicesOf: () => ["yes", "no"],
  read: (text, draft) =>
    withValue(readWord(text, yesChoices, "yes or no"), (isPublished) => ({
      ...draft,
      isPublished,
    })),
};

const codeColumn: Omit<Column, "id"> = {
  title: "Code",
  width: 130,
  fields: ["code"],
  textOf: ({ draft }) => draft.code ?? "",
  read: (text, draft) => {
    if (isEmptyText(text)) return { draft: { ...draft, code: null } };
    const code = tidy(text);
    return tourDraftSchema.shape.code.safeParse(code).success
      ? { draft: { ...draft, code } }
      : failed("A code has small letters, digits and hyphens, at most 40.");
  },
};

const flightCell = (field: "directCents" | "stopsCents") =>
  amountCell({
    get: ({ flight }) => flight[field],
    set: (draft, cents) => ({ ...draft, flight: { ...draft.flight, [field]: cents } }),
    clear: (draft) => ({ ...draft, flight: { ...draft.flight, [field]: null } }),
  });

const depositCell = amountCell({
  get: ({ deposit }) => deposit?.cents ?? null,
  set: (draft, cents) => ({
    ...draft,
    deposit: { cents, until: draft.deposit?.until ?? draft.balanceDue },
  }),
  clear: (draft) => ({ ...draft, deposit: null }),
});

const depositUntil: Omit<Column, "id"> = {
  title: "Deposit until",
  width: 118,
  fields: ["deposit.until"],
  ...dayCell({
    get: ({ deposit }) => deposit?.until ?? null,
    set: (draft, until) => ({ ...draft, deposit: draft.deposit && { ...draft.deposit, until } }),
    clear: (draft) => draft,
  }),
};

/** `09/01`: the year is that of the departure beside it, or the next. */
const shortDay = (day: string): string => formatDate(day).slice(0, 5);

// prettier-ignore
const byId: Readonly<Record<ColumnId, Omit<Column, "id">>> = {
  departure: departureColumn,
  back: { title: "Back", width: 64, fields: ["endDate"], ...dayCell({ get: ({ endDate }) => endDate, set: (draft, endDate) => ({ ...draft, endDate }), clear: "A departure needs its last day." }), shownOf: ({ draft }) => shortDay(draft.endDate) },
  status: statusColumn,
  people: peopleColumn,
  free: freeColumn,
  price: { title: "Price", width: 82, fields: ["priceCents"], ...amountCell({ get: ({ priceCents }) => priceCents, set: (draft, priceCents) => ({ ...draft, priceCents }), clear: "A departure needs a price." }) },
  before: { title: "Before", width: 78, fields: ["fullPriceCents"], ...amountCell({ get: ({ fullPriceCents }) => fullPriceCents, set: (draft, fullPriceCents) => ({ ...draft, fullPriceCents }), clear: (draft) => ({ ...draft, fullPriceCents: null }) }) },
  off: { title: "Off", width: 60, fields: [], ...computedCell(off, "the price and the one before") },
  deposit: { title: "Deposit", width: 72, fields: ["deposit", "deposit.cents"], ...depositCell },
  coordinator: coordinatorColumn,
  opens: { title: "Opens", width: 100, fields: ["openingDate"], ...dayCell({ get: ({ openingDate }) => openingDate, set: (draft, openingDate) => ({ ...draft, openingDate }), clear: (draft) => ({ ...draft, openingDate: null }) }) },
  start: { title: "Starts", width: 106, fields: ["startDate"], ...dayCell({ get: ({ startDate }) => startDate, set: (draft, startDate) => ({ ...draft, startDate }), clear: "A departure needs its first day." }) },
  discountUntil: { title: "Discount until", width: 122, fields: ["discountUntil"], ...dayCell({ get: ({ discountUntil }) => discountUntil, set: (draft, discountUntil) => ({ ...draft, discountUntil }), clear: (draft) => ({ ...draft, discountUntil: null }) }) },
  balance: { title: "Balance", width: 92, fields: [], ...computedCell(balance, "the price and the deposit") },
  balanceDue: { title: "Balance due", width: 112, fields: ["balanceDue"], ...dayCell({ get: ({ balanceDue }) => balanceDue, set: (draft, balanceDue) => ({ ...draft, balanceDue }), clear: "A departure needs the day on which the balance is due." }) },
  depositUntil,
  flexible: { title: "Flexible", width: 84, fields: ["flexibleCents"], ...amountCell({ get: ({ flexibleCents }) => flexibleCents, set: (draft, flexibleCents) => ({ ...draft, flexibleCents }), clear: (draft) => ({ ...draft, flexibleCents: null }) }) },
  decision: { title: "Decide by", width: 110, fields: ["decisionDate"], ...dayCell({ get: ({ decisionDate }) => decisionDate, set: (draft, decisionDate) => ({ ...draft, decisionDate }), clear: (draft) => ({ ...draft, decisionDate: null }) }) },
  seats: { title: "Seats", width: 70, fields: ["seatsTotal"], ...countCell({ get: ({ seatsTotal }) => seatsTotal, set: (draft, seatsTotal) => ({ ...draft, seatsTotal }), clear: "A departure needs seats." }, 1) },
  expected: expectedColumn,
  ages: agesColumn,
  flightDirect: { title: "Direct flight", width: 106, fields: ["flight", "flight.directCents"], ...flightCell("directCents") },
  flightStops: { title: "With stops", width: 100, fields: ["flight.stopsCents"], ...flightCell("stopsCents") },
  promo: { title: "Promo", width: 210, fields: ["promo", "promo.code", "promo.percent", "promo.until"], ...promoCell },
  code: codeColumn,
  published: publishedColumn,
};

export const allColumns: readonly Column[] = columnIds.map((id) => ({ id, ...byId[id] }));

/** Those of a sheet that nobody has arranged. */
export const usualColumns: readonly ColumnId[] = columnIds.slice(0, 11);

export const columnOf = (id: ColumnId): Column => ({ id, ...byId[id] });
