import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import {
  CoordinatorsPage,
  type CoordinatorsView,
} from "#features/catalogue/coordinators/site/coordinators-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { loadLeaders } from "../cards/cards.ts";
import { pageHead } from "../document/head.ts";
import { breadcrumbs, homeCrumb } from "../document/structured-data.ts";
import { keptPage, type PageRequest } from "../rendering/page-route.tsx";

export const load = async ({ site }: PageRequest) => {
  const { localizer, product, market } = site;
  const { t } = localizer;
  const leaders = [...(await loadLeaders(site)).values()];
  const path = pathOf(market.id, "coordinators") ?? "/";
  const view: CoordinatorsView = {
    title: t("coordinators.title"),
    text: t("coordinators.text"),
    count: t("count.coordinators", { n: leaders.length }),
    people: leaders.map(({ coordinator, portrait }) =>
      toCoordinatorView(localizer, coordinator, portrait),
    ),
  };
  return {
    view,
    head: pageHead(site, {
      title: t("meta.coordinators.title", { product }),
      description: t("meta.coordinators.description"),
      path,
      alternates: "coordinators",
      structuredData: [breadcrumbs(site, [homeCrumb(site), { label: view.title, path }])],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Coordinators = ({ view }: Props) => <CoordinatorsPage view={view} />;

export const coordinatorsPage = keptPage({ load, Page: Coordinators });
