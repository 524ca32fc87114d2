import { resources } from "./contract.ts";
import "./store.ts";
import type { Database } from "#platform/server/database/tables.ts";

const daysOfRange = resources["date-ranges"].input.pick({ from: true, to: true });

/**
 * What other markets call a period: by its own word where they have that, else by its days.
 * @returns by market; one without such a period is left out
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
  const daysOf = (period: (typeof periods)[number]) => {
    const { from, to } = daysOfRange.parse(period.facts);
    return `${from} ${to}`;
  };
  const own = periods.find((each) => each.market === market && each.slug === slug);
  if (!own) return new Map();
  const sameDays = periods.filter((each) => daysOf(each) === daysOf(own));
  const sameWord = periods.filter((each) => each.slug === slug);
  return new Map([...sameDays, ...sameWord].map((each) => [each.market, each.slug]));
};
