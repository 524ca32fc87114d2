import type { ReactNode } from "react";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { CoordinatorPage, type CoordinatorPageView } from "./coordinator-page.tsx";
import type { FormerSlugReads } from "#features/records/former-slugs/site/reads.ts";
import { pathOf } from "#markets/paths.ts";
import { breadcrumbs } from "#markets/site/breadcrumbs.ts";
import { alternateUrls, pageHead } from "#markets/site/head.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { movedForGood, notFound } from "#platform/site/page-ends.ts";
import type { CoordinatorReads } from "./reads.ts";
import { person } from "./person-data.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<CoordinatorReads & FormerSlugReads & PictureReads>;

/** @throws a redirect from a former slug, or a 404 */
const coordinatorOrRedirect = async (
  { catalogue, market }: PageSite,
  slug: string,
): Promise<Coordinator> => {
  const coordinator = await catalogue.coordinatorBySlug(slug);
  if (coordinator) return coordinator;
  const currentSlug = await catalogue.currentSlug("coordinator", slug);
  const path =
    currentSlug && pathOf(market.id, "coordinators-coordinator", { coordinator: currentSlug });
  throw path ? movedForGood(path) : notFound();
};

/** What later features put on the page. */
export type CoordinatorSlots<Of> = Readonly<{
  /** The departures that somebody leads next; null without one. */
  departures: (site: Of, coordinatorId: string) => Promise<ReactNode>;
  /** The events that they host next; empty without one. */
  events: (site: Of, coordinatorId: string) => Promise<readonly LinkView[]>;
  /** Addresses of the style sheets that these need. */
  stylesheets: readonly string[];
}>;

const load = async ({ site, params }: PageRequest<PageSite>) => {
  const { catalogue, localizer, product, market } = site;
  const { t } = localizer;
  const coordinator = await coordinatorOrRedirect(site, params.coordinator);
  const portraits = await catalogue.pictures([coordinator.portraitId]);
  const { name, city } = coordinator;
  const profile = toCoordinatorView(
    localizer,
    coordinator,
    portraits.get(coordinator.portraitId ?? "") ?? null,
  );
  const back = { label: t("coordinators.title"), path: pathOf(market.id, "coordinators") ?? "/" };
  const view: Omit<CoordinatorPageView, "events"> = {
    coordinator: profile,
    back,
    departuresTitle: t("coordinators.next", { name }),
    noDeparturesTitle: t("coordinators.none", { name }),
  };
  const image = profile.portrait && `${profile.portrait.base}480.jpeg`;
  return {
    view,
    coordinator,
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

type Props = Readonly<{ view: CoordinatorPageView; departures: ReactNode }>;

const CoordinatorWithDepartures = ({ view, departures }: Props) => (
  <CoordinatorPage view={view} departures={departures} />
);

export const coordinatorPageWith = <Of extends PageSite>({
  departures,
  events,
  stylesheets,
}: CoordinatorSlots<Of>) =>
  keptPage({
    stylesheets,
    async load(request: PageRequest<Of>) {
      const { site } = request;
      const { coordinator, view, ...page } = await load(request);
      const links = await events(site, coordinator.id);
      const title = site.localizer.t("events.hostedBy", { name: coordinator.name });
      return {
        ...page,
        view: { ...view, events: links.length > 0 ? { title, links } : null },
        departures: await departures(site, coordinator.id),
      };
    },
    Page: CoordinatorWithDepartures,
  });
