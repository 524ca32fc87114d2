import type { PictureReads } from "#features/assets/media/site/reads.ts";
import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { CoordinatorsPage, type CoordinatorsView } from "./coordinators-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { breadcrumbs, homeCrumb } from "#markets/site/breadcrumbs.ts";
import { pageHead } from "#markets/site/head.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { loadLeaders } from "../parts/leaders.ts";
import type { CoordinatorReads } from "./reads.ts";

export const load = async ({ site }: PageRequest<Site<CoordinatorReads & PictureReads>>) => {
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
