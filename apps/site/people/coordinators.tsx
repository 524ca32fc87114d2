import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import {
  CoordinatorsPage,
  type CoordinatorsView,
} from "#features/catalogue/coordinators/site/coordinators-page.tsx";
import { pathOf } from "#markets/paths.ts";
import type { Route } from "./+types/coordinators.ts";
import { loadLeaders } from "../cards/cards.ts";
import { siteContext } from "../context.ts";
import { pageHead } from "../document/head.ts";
import { breadcrumbs, homeCrumb } from "../document/structured-data.ts";

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const Coordinators = ({ loaderData }: Route.ComponentProps) => (
  <CoordinatorsPage view={loaderData.view} />
);
export default Coordinators;
