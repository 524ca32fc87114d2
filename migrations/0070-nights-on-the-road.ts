import { type Kysely, sql } from "kysely";

/** How the markets of the demo call New Year in addresses. */
const newYearSlugs = ["capodanno", "new-year", "silvester", "fin-de-ano", "nouvel-an"];

/**
 * A date range may name a day in whose night departures have to be under way. Ranges are stored as
 * JSON and lack it until now; those of New Year that begin in December get its last day.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    update resource set facts = facts || jsonb_build_object('onTheRoad',
      case when slug = any(${sql.val(newYearSlugs)}::text[]) and substr(facts->>'from', 6, 2) = '12'
        then substr(facts->>'from', 1, 4) || '-12-31' end)
    where kind = 'date-ranges'`.execute(db);
};
