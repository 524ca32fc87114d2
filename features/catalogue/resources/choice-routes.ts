import { formatDate } from "#markets/format.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices, type ChoiceSource } from "#platform/server/http/routes/choices.ts";
import type { Resource, ResourceKind } from "./contract.ts";
import { findResources, resourcesAtSlugs } from "./store.ts";

const rangeText = ({
  from,
  to,
  onTheRoad,
}: Readonly<{ from: string; to: string; onTheRoad: string | null }>): string =>
  onTheRoad === null
    ? `${formatDate(from)} to ${formatDate(to)}`
    : `on the road in the night of ${formatDate(onTheRoad)}`;

const detailOf = (resource: Resource): string =>
  "from" in resource ? `${rangeText(resource)} · ${resource.slug}` : resource.slug;

/** A resource that is asked for by a former slug keeps that slug and says which it has now. */
const toChoice = (resource: Resource, slug: string): Choice => ({
  id: resource.id,
  slug,
  label: resource.name,
  detail: slug === resource.slug ? detailOf(resource) : `${detailOf(resource)} (was ${slug})`,
  picture: null,
});

const sourceOf =
  (kind: ResourceKind) =>
  (db: Database, market: string): ChoiceSource => ({
    async find(query) {
      const { items, total } = await findResources(db, market, kind, query);
      return { items: items.map((each) => toChoice(each, each.slug)), total };
    },
    async byIds(ids) {
      const resources = await resourcesAtSlugs(db, market, kind, ids);
      return resources.flatMap((resource) =>
        [resource.slug, ...resource.formerSlugs]
          .filter((slug) => ids.includes(slug))
          .map((slug) => toChoice(resource, slug)),
      );
    },
  });

/** The resources whose slugs blocks keep. */
const chosenKinds = ["date-ranges", "travel-type-primary"] as const satisfies ResourceKind[];

/**
 * `GET /{country}/choices/date-ranges` and `/choices/travel-type-primary`, in the order that staff
 * gave them; `ids` are slugs, also former ones, because searches by those still work.
 */
export const addResourceChoices = (api: Api): void => {
  for (const kind of chosenKinds) addChoices(api, kind, sourceOf(kind));
};
