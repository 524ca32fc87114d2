import type { PictureReads } from "#features/assets/media/site/reads.ts";
import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { CoordinatorsPage, type CoordinatorsView } from "./coordinators-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { pageHead } from "#markets/site/head.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { cityName, oneOf, pickParams } from "#markets/site/page-query.ts";
import narrowStyles from "#design/forms/narrow.css?url";
import { fieldsFor } from "./coordinator-fields.ts";
import { choicesFrom, leastTrips, narrow, orders, spoken } from "./chosen-coordinators.ts";
import { loadLeaders } from "../parts/leaders.ts";
import type { CoordinatorReads } from "./reads.ts";

export const load = async ({
  site,
  searchParams,
}: PageRequest<Site<CoordinatorReads & PictureReads>>) => {
  const { localizer, product, market } = site;
  const { t } = localizer;
  const all = [...(await loadLeaders(site)).values()];
  const chosen = choicesFrom(searchParams, all);
  const collator = new Intl.Collator(localizer.market.localizedCountryCollator);
  const leaders = narrow(all, chosen, collator);
  const isNarrowed = Object.values(chosen).some((value) => value !== null);
  const path = pathOf(market.id, "coordinators") ?? "/";
  const view: CoordinatorsView = {
    title: t("coordinators.title"),
    text: t("coordinators.text"),
    count: t("count.coordinators", { n: leaders.length }),
    people: leaders.map(({ coordinator, portrait }) =>
      toCoordinatorView(localizer, coordinator, portrait),
    ),
    form: {
      path,
      fields: fieldsFor(localizer, all, chosen, collator),
      submit: t("coordinators.show"),
      clear: isNarrowed ? { label: t("filter.clearAll"), path } : null,
    },
    none: leaders.length === 0 ? t("coordinators.nobody") : null,
  };
  return {
    view,
    head: pageHead(site, {
      title: t("meta.coordinators.title", { product }),
      description: t("meta.coordinators.description"),
      path,
      robots: isNarrowed ? "noindex,follow" : null,
      alternates: "coordinators",
      structuredData: [breadcrumbs(site, [homeCrumb(site), { label: view.title, path }])],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Coordinators = ({ view }: Props) => <CoordinatorsPage view={view} />;

export const coordinatorsPage = keptPage({
  query: pickParams({
    speaks: spoken,
    city: cityName,
    led: oneOf(...leastTrips),
    order: oneOf(...orders),
  }),
  stylesheets: [narrowStyles],
  load,
  Page: Coordinators,
});
