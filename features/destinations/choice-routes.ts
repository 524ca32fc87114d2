import type { Choice } from "#platform/choices/choice.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices } from "#platform/server/http/routes/choices.ts";
import { tableChoices } from "#platform/server/http/routes/table-choices.ts";
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
 * `GET /{country}/choices/destinations`: the regions, countries and places of a market. `ids` may
 * also hold slugs, because the parameters of a search name destinations by their slugs.
 */
export const addDestinationChoices = (api: Api): void =>
  addChoices(api, "destinations", (db, market) =>
    tableChoices<Destination>(db, market, {
      table: "destination",
      columns,
      searched: ["name", "slug", "kind"],
      findsBySlug: true,
      toChoices: (rows) => rows.map(toChoice),
    }),
  );
