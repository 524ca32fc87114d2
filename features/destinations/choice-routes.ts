import { sql } from "kysely";
import type { Choice } from "#platform/choices/choice.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices, uuidsAmong } from "#platform/server/http/routes/choices.ts";
import type { Destination } from "./contract.ts";

const columns = ["id", "kind", "code", "slug", "name", "region"] as const;

const toChoice = ({ id, kind, slug, name, region }: Destination): Choice => ({
  id,
  slug,
  label: name,
  detail: [kind, region, slug].filter(Boolean).join(" · "),
  picture: null,
});

/**
 * `GET /{country}/choices/destinations`: regions, countries and places of a market. `ids` may hold
 * slugs too, because the parameters of a search name destinations by their slugs.
 */
export const addDestinationChoices = (api: Api): void =>
  addChoices(api, "destinations", (db, market) => {
    const ofMarket = db.selectFrom("destination").where("market", "=", market);
    return {
      async find({ patterns, limit, offset }) {
        const matching = ofMarket.where((eb) =>
          eb.and(
            patterns.map((pattern) =>
              eb.or([
                eb("name", "ilike", pattern),
                eb("slug", "ilike", pattern),
                eb(sql<string>`kind`, "ilike", pattern),
              ]),
            ),
          ),
        );
        const { total } = await matching
          .select(sql<number>`count(*)`.as("total"))
          .executeTakeFirstOrThrow();
        const rows = await matching
          .select(columns)
          .orderBy("name")
          .orderBy("id")
          .limit(limit)
          .offset(offset)
          .execute();
        return { items: rows.map(toChoice), total };
      },
      async named(idsOrSlugs) {
        if (idsOrSlugs.length === 0) return [];
        const ids = uuidsAmong(idsOrSlugs);
        const rows = await ofMarket
          .select(columns)
          .where((eb) =>
            eb.or([eb("slug", "in", idsOrSlugs), ...(ids.length > 0 ? [eb("id", "in", ids)] : [])]),
          )
          .execute();
        return rows.map(toChoice);
      },
    };
  });
