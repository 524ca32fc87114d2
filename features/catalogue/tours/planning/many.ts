import type { z } from "zod";
import { addDays, type Day } from "#markets/days.ts";
import { holidaysBetween } from "#markets/holidays/holidays.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { absentTravel } from "../policy.ts";
import type { TourToSave } from "../save/plan-tours.ts";
import { toDraft } from "../save/row-rules.ts";
import { allToursOf, travelIdsOfTours, travelsOfTours } from "../stored-tours.ts";
import { shiftDraft } from "../day-rules.ts";
import type { SeriesReport, seriesSchema, shiftSchema } from "./plan-contract.ts";
import { draftLike, maxRuleDays, seriesDays, type SeriesRule } from "./series.ts";

const refuse = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

/**
 * @param taken days on which departures of the travel leave already
 * @throws Problem 422 for a rule without days, with too many, or that looks too far ahead
 */
const daysOfRule = (
  market: string,
  rule: SeriesRule,
  taken: ReadonlySet<Day>,
): SeriesReport["series"] => {
  const { from, to, count } = rule;
  const end = addDays(from, maxRuleDays);
  if (to !== null && to < from) refuse("rule.to", "The last day is not before the first.");
  if (to !== null && to > end) refuse("rule.to", "A rule covers at most five years.");
  const names = new Map(
    holidaysBetween(marketById(market).id, from, to ?? end).map(({ day, name }) => [day, name]),
  );
  const { days, leftOut, instead } = seriesDays(
    rule,
    (day) => names.has(day),
    (day) => taken.has(day),
  );
  if (days.length === 0) refuse("rule", "No day follows from this rule.");
  if (count !== null && days.length < count)
    refuse("rule.count", `A rule covers at most five years, which are ${days.length} departures.`);
  return {
    days,
    instead,
    leftOut: leftOut.map((day) => {
      const isNamed = rule.skipDays.includes(day);
      const holiday = isNamed || !rule.skipHolidays ? null : (names.get(day) ?? null);
      return { day, holiday, isTaken: !isNamed && holiday === null };
    }),
    doubled: days.filter((day) => taken.has(day)),
  };
};

/**
 * The departures that a rule makes, and its days.
 * @throws Problem 404 for an unknown travel, 422 for a rule without days or with too many
 */
export const seriesItems = async (
  db: Database,
  market: string,
  travelId: string,
  { rule, templateId, isPublished }: z.infer<typeof seriesSchema>,
): Promise<Readonly<{ items: readonly TourToSave[]; series: SeriesReport["series"] }>> => {
  const travels = await travelsOfTours(db, market, [travelId], { isLocked: false });
  if (!travels.has(travelId)) throw new Problem(404, absentTravel);
  const tours = await allToursOf(db, market, [travelId]);
  const taken = new Set(
    tours.filter((tour) => !tour.cancellation).map(({ departureDate }) => departureDate),
  );
  const series = daysOfRule(market, rule, taken);
  const template = tours.find(({ id }) => id === templateId);
  if (!template)
    return refuse("templateId", "The travel has no such departure that others could be like.");
  const items = series.days.map((day) => ({
    id: null,
    version: null,
    travelId,
    draft: { ...draftLike(toDraft(template), day), isPublished },
  }));
  return { items, series };
};

/** The moved departures. Unknown ids are items too, and refused when they are saved. */
export const shiftItems = async (
  db: Database,
  market: string,
  { tours, days }: z.infer<typeof shiftSchema>,
  today: Day,
): Promise<readonly TourToSave[]> => {
  const ids = tours.map(({ id }) => id);
  const travelIds = await travelIdsOfTours(db, market, ids);
  const stored = await allToursOf(db, market, [...new Set(travelIds.values())]);
  const byId = new Map(stored.map((tour) => [tour.id, tour]));
  const missing = ids.find((id) => !byId.has(id));
  if (missing !== undefined)
    refuse(`tours.${ids.indexOf(missing)}.id`, "There is no such departure.");
  return tours.flatMap(({ id, version }) => {
    const tour = byId.get(id);
    return tour
      ? [{ id, version, travelId: null, draft: shiftDraft(toDraft(tour), days, today) }]
      : [];
  });
};
