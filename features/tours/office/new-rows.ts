import { addDays } from "#markets/days.ts";
import type { TourDraft } from "../contract.ts";
import { draftLike } from "../planning/series.ts";

const weekDays = 7;

/** New departures like one, a week apart until their own day is written. */
export const rowsLike = (last: TourDraft, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: crypto.randomUUID(),
    draft: draftLike(last, addDays(last.departureDate, weekDays * (index + 1))),
  }));
