import { sql } from "kysely";
import type { Day } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";

/** SQL: whether the picture in the row `media` has no text for a market's language. */
export const lacksTextSql = (market: string) => {
  const { language } = marketById(market);
  return sql<boolean>`(not media.is_decorative and coalesce(
    nullif(trim(media.alt->>${sql.lit(language)}), ''), nullif(trim(media.alt->>'all'), '')) is null)`;
};

/** SQL: the departures in the table `tour` that still run and are shown. */
export const upcomingSql = (market: string, today: Day) =>
  sql`tour.market = ${market} and tour.is_published and tour.departure_date > ${today}::date`;

/** SQL: the last day to decide on the departure in the row `tour`. */
export const decisionDaySql = sql`coalesce(tour.decision_date, tour.balance_due)`;

/** SQL: whether somebody still has to confirm or to cancel the shown group in the row `tour`. */
export const needsPeopleSql = sql`tour.status in ('PLANNED', 'ALMOST_CONFIRMED')`;
