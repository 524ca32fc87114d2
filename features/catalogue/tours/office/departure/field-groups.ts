import type { Day } from "#markets/days.ts";
import { formatDate, formatWeekday } from "#markets/format.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { decisionDay } from "#features/catalogue/tours/rules.ts";
import type { ColumnId } from "../grid/sheet/column.ts";

/** How a form words a column of the sheet, whose heads have little room. */
export type WordedField = Readonly<{
  id: ColumnId;
  label: string;
  help?: string;
  /** An example, where one is not told by the field itself. */
  placeholder?: string;
  /** What counts while it is empty. */
  impliedOf?: (draft: TourDraft) => string;
  /** A field for texts where it is left out. */
  control?: "choice" | "switch" | "day" | "amount";
  /** As the form writes it, where the sheet's cell holds more. */
  textOf?: (draft: TourDraft) => string;
  /** After this day it does not count any more. */
  endOf?: (draft: TourDraft) => Day | null;
  /** The day in it, whose weekday is said. */
  dayOf?: (draft: TourDraft) => Day | null;
}>;

export type FieldGroup = Readonly<{ title: string; fields: readonly WordedField[] }>;

const day = (
  id: ColumnId,
  label: string,
  dayOf: (draft: TourDraft) => Day | null,
  help?: string,
): WordedField => ({ id, label, control: "day", dayOf, ...(help !== undefined && { help }) });

/** Of something that is over after it. */
const lastDay = (...field: Parameters<typeof day>): WordedField => ({
  ...day(...field),
  endOf: field[2],
});

const amount = (id: ColumnId, label: string, help?: string): WordedField => ({
  id,
  label,
  control: "amount",
  ...(help !== undefined && { help }),
});

/** All columns of the sheet, each in the group in which staff look for it. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    title: "Days",
    fields: [
      day(
        "departure",
        "Departure",
        (draft) => draft.departureDate,
        "People leave home; all other days move with it.",
      ),
      day("start", "First day of the programme", (draft) => draft.startDate),
      day("back", "Last day of the programme", (draft) => draft.endDate),
      day(
        "opens",
        "Sale opens",
        (draft) => draft.openingDate,
        "Until then visitors read when it opens.",
      ),
      {
        ...day(
          "decision",
          "Decide by",
          (draft) => draft.decisionDate,
          "On that day staff decide whether it leaves. Empty: the day on which the balance is due.",
        ),
        impliedOf: (draft) => formatDate(decisionDay(draft)),
      },
    ],
  },
  {
    title: "Group",
    fields: [
      { id: "status", label: "Status", control: "choice" },
      { id: "seats", label: "Seats" },
      {
        id: "free",
        label: "Free seats",
        help: "Visitors see this number.",
        textOf: ({ seatsFree }) => String(seatsFree),
      },
      {
        id: "people",
        label: "Smallest group that leaves",
        textOf: ({ peopleMinimum }) => String(peopleMinimum),
      },
      { id: "expected", label: "Expected group", placeholder: "8-14" },
      { id: "ages", label: "Ages", control: "choice" },
      {
        id: "coordinator",
        label: "Coordinator",
        placeholder: "Nobody yet",
        help: "Whoever is free comes first.",
      },
    ],
  },
  {
    title: "Price",
    fields: [
      amount("price", "Price"),
      amount("before", "Price before the discount", "It is shown crossed out."),
      amount("off", "Discount"),
      lastDay(
        "discountUntil",
        "Discount until",
        (draft) => draft.discountUntil,
        "The price before applies again after it.",
      ),
      {
        id: "promo",
        label: "Promotion",
        placeholder: "SAHARA10 10 % until 31/01/2027",
        endOf: ({ promo }) => promo?.until ?? null,
        help: "Its code, how much it takes off, and its last day.",
      },
      amount("flightDirect", "Lowest price of a direct flight"),
      amount("flightStops", "Lowest price of a flight with stops"),
    ],
  },
  {
    title: "Payment",
    fields: [
      amount("deposit", "Deposit", "Empty where all is paid at once."),
      lastDay("depositUntil", "Deposit until", (draft) => draft.deposit?.until ?? null),
      amount(
        "flexible",
        "Flexible option",
        "Per person, for free cancellation until 8 days before. Empty where it is not offered.",
      ),
      amount("balance", "Balance"),
      day("balanceDue", "Balance due", (draft) => draft.balanceDue),
    ],
  },
  {
    title: "On the site",
    fields: [
      { id: "published", label: "Published", control: "switch" },
      {
        id: "code",
        label: "End of its address",
        help: "Empty: it is made from the day of departure.",
      },
    ],
  },
];

/** `Saturday`; empty where no day is in it. */
export const weekdayIn = ({ dayOf }: WordedField, draft: TourDraft): string => {
  const found = dayOf?.(draft) ?? null;
  return found === null ? "" : formatWeekday(found, "en", { length: "long" });
};

/** “Over”, once the last day of what a field tells is past. */
export const overIn = ({ endOf }: WordedField, draft: TourDraft, today: Day): string | null => {
  const end = endOf?.(draft) ?? null;
  return end !== null && end < today ? "Over" : null;
};
