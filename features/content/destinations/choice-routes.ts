import { countryName } from "#markets/places/display-names.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices } from "#platform/server/http/routes/choices.ts";
import { tableChoices } from "#platform/server/http/routes/table-choices.ts";
import type { Destination } from "./contract.ts";

const columns = ["id", "kind", "code", "slug", "name", "region"] as const;

/** `place in Morocco`, `country in Africa` */
const whereOf = (kind: Destination["kind"], region: string | null): string => {
  if (!region) return kind;
  const within =
    kind === "place" ? countryName(region, "en") : region.charAt(0).toUpperCase() + region.slice(1);
  return `${kind} in ${within}`;
};

const toChoice = ({ id, kind, slug, name, region }: Destination): Choice => ({
  id,
  slug,
  label: name,
  detail: [whereOf(kind, region), slug].join(" · "),
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
