import { type Kysely, sql } from "kysely";

/** How the markets of the demo call Christmas in addresses. */
const christmasSlugs = ["christmas", "natale", "navidad", "noel", "weihnachten"];

/**
 * Christmas is for who is away in the night of the 24th. The demo's ranges of before are the days
 * from the 19th to the 28th; what staff have saved is theirs and stays.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    update resource set facts = facts || jsonb_build_object(
      'to', substr(facts->>'to', 1, 4) || '-12-24',
      'onTheRoad', substr(facts->>'to', 1, 4) || '-12-24')
    where kind = 'date-ranges' and slug = any(${sql.val(christmasSlugs)}::text[]) and version = 1
      and substr(facts->>'from', 5) = '-12-19' and substr(facts->>'to', 5) = '-12-28'
      and facts->>'onTheRoad' is null`.execute(db);
};
