import { resources } from "./contract.ts";
import "./store.ts";
import type { Database } from "#platform/server/database/tables.ts";

const periodSchema = resources["date-ranges"].input.pick({ from: true, to: true });

/**
 * Slugs of the same period in other markets. The same period is the one with the same slug, else
 * the one with the same dates.
 * @returns slugs by market; markets without such a period are missing
 */
export const periodInOtherMarkets = async (
  db: Database,
  market: string,
  slug: string,
): Promise<ReadonlyMap<string, string>> => {
  const periods = await db
    .selectFrom("resource")
    .select(["market", "slug", "facts"])
    .where("kind", "=", "date-ranges")
    .execute();
  const datesOf = (period: (typeof periods)[number]) => {
    const { from, to } = periodSchema.parse(period.facts);
    return `${from} ${to}`;
  };
  const period = periods.find((each) => each.market === market && each.slug === slug);
  if (!period) return new Map();
  const withSameDates = periods.filter((each) => datesOf(each) === datesOf(period));
  const withSameSlug = periods.filter((each) => each.slug === slug);
  // Later entries of the map win, so that the slug takes precedence.
  return new Map([...withSameDates, ...withSameSlug].map((each) => [each.market, each.slug]));
};
