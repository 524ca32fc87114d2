import { formatDate } from "#markets/format.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import { amountText, moneyText, readAmount } from "../parse/amount.ts";
import { readDay } from "../parse/day.ts";
import { failed, type Parsed, tidy } from "../parse/parsed.ts";
import { readCount } from "../parse/word-choices.ts";
import type { Column, Reading } from "./column.ts";
import type { SheetFacts } from "./facts.ts";

type Made = Pick<Column, "textOf" | "shownOf" | "read" | "isNumber">;

/** The draft with what was read, or what is wrong with the text. */
export const withValue = <Value>(
  parsed: Parsed<Value>,
  put: (value: Value) => TourDraft,
): Reading => ("value" in parsed ? { draft: put(parsed.value) } : parsed);

const emptyWords = /^[-–—]?$/;

export const isEmptyText = (text: string): boolean => emptyWords.test(tidy(text));

type Lens<Value> = Readonly<{
  get: (draft: TourDraft) => Value | null;
  set: (draft: TourDraft, value: Value) => TourDraft;
  /** Or why the cell cannot be empty. */
  clear: ((draft: TourDraft) => TourDraft) | string;
}>;

const readWith = <Value>(
  { clear }: Lens<Value>,
  text: string,
  draft: TourDraft,
  read: () => Reading,
): Reading => {
  if (!isEmptyText(text)) return read();
  return typeof clear === "string" ? failed(clear) : { draft: clear(draft) };
};

export const amountCell = (lens: Lens<number>): Made => {
  const text = (draft: TourDraft, write: (cents: number) => string) => {
    const cents = lens.get(draft);
    return cents === null ? "" : write(cents);
  };
  return {
    isNumber: true,
    textOf: ({ draft }, { market }) => text(draft, (cents) => amountText(cents, market.currency)),
    shownOf: ({ draft }, { market }) => text(draft, (cents) => moneyText(cents, market.currency)),
    read: (typed, draft, { market }) =>
      readWith(lens, typed, draft, () =>
        withValue(readAmount(typed, market.currency), (cents) => lens.set(draft, cents)),
      ),
  };
};

export const dayCell = (
  lens: Lens<string>,
  near: (draft: TourDraft) => string = ({ departureDate }) => departureDate,
): Made => ({
  textOf: ({ draft }) => {
    const day = lens.get(draft);
    return day === null ? "" : formatDate(day);
  },
  read: (typed, draft) =>
    readWith(lens, typed, draft, () =>
      withValue(readDay(typed, { near: near(draft) }), (day) => lens.set(draft, day)),
    ),
});

export const countCell = (lens: Lens<number>, least: number): Made => ({
  isNumber: true,
  textOf: ({ draft }) => String(lens.get(draft) ?? ""),
  read: (typed, draft) =>
    readWith(lens, typed, draft, () =>
      withValue(readCount(typed, least), (count) => lens.set(draft, count)),
    ),
});

/** A cell that follows from others; what is pasted over it may only say the same. */
export const computedCell = (
  shownOf: (draft: TourDraft, facts: SheetFacts) => string,
  from: string,
): Made & Pick<Column, "isComputed"> => ({
  isNumber: true,
  isComputed: true,
  textOf: ({ draft }, facts) => shownOf(draft, facts),
  read: (typed, draft, facts) =>
    isEmptyText(typed) || tidy(typed) === tidy(shownOf(draft, facts))
      ? { draft }
      : failed(`This cell follows from ${from}.`),
});
