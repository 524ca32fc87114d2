import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import {
  CoordinatorPage,
  type CoordinatorPageView,
} from "#features/catalogue/coordinators/site/coordinator-page.tsx";
import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import { DepartureBoard } from "#features/catalogue/tours/parts/departure-board.tsx";
import { pathOf } from "#markets/paths.ts";
import { departureRows, departureLabels } from "../cards/cards.ts";
import type { SiteRequest } from "../context.ts";
import { alternateUrls, pageHead } from "../document/head.ts";
import { breadcrumbs, person } from "../document/structured-data.ts";
import { movedForGood, notFound } from "../rendering/page-ends.ts";
import { keptPage, type PageRequest } from "../rendering/page-route.tsx";

/** @throws a redirect from a former slug, or a 404 */
const coordinatorOrRedirect = async (
  { catalogue, market }: SiteRequest,
  slug: string,
): Promise<Coordinator> => {
  const coordinator = await catalogue.coordinatorBySlug(slug);
  if (coordinator) return coordinator;
  const currentSlug = await catalogue.currentSlug("coordinator", slug);
  const path =
    currentSlug && pathOf(market.id, "coordinators-coordinator", { coordinator: currentSlug });
  throw path ? movedForGood(path) : notFound();
};

const departuresShown = 12;

export const load = async ({ site, params }: PageRequest) => {
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const coordinator = await coordinatorOrRedirect(site, params.coordinator);
  const [tours, portraits] = await Promise.all([
    catalogue.toursOfCoordinator(coordinator.id, departuresShown),
    catalogue.pictures([coordinator.portraitId]),
  ]);
  const { name, city } = coordinator;
  const profile = toCoordinatorView(
    localizer,
    coordinator,
    portraits.get(coordinator.portraitId ?? "") ?? null,
  );
  const back = { label: t("coordinators.title"), path: pathOf(market.id, "coordinators") ?? "/" };
  const rows = await departureRows(site, tours);
  // The page is about them already.
  const departures = rows.map((each) => ({ ...each, coordinator: null }));
  const view: CoordinatorPageView = {
    coordinator: profile,
    back,
    departuresTitle: t("coordinators.next", { name }),
    noDeparturesTitle: t("coordinators.none", { name }),
  };
  const image = profile.portrait && `${profile.portrait.base}480.jpeg`;
  return {
    view,
    departures,
    labels: departureLabels(site),
    // Coordinators belong to one market, so visitors who change market get the other market's list.
    otherMarketUrls: alternateUrls(site, "coordinators"),
    head: pageHead(site, {
      title: t("meta.coordinator.title", { name, city, product }),
      description: t("meta.coordinator.description", { name }),
      path: profile.path,
      alternates: new Map([[market.id, profile.path]]),
      image,
      structuredData: [
        person(site, { name, path: profile.path, bio: profile.bio, image }),
        breadcrumbs(site, [back, { label: name, path: profile.path }]),
      ],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const CoordinatorWithDepartures = ({ view, departures, labels }: Props) => (
  <CoordinatorPage
    view={view}
    departures={
      departures.length > 0 ? (
        <DepartureBoard departures={departures} labels={labels} showTrip />
      ) : null
    }
  />
);

export const coordinatorPage = keptPage({ load, Page: CoordinatorWithDepartures });
