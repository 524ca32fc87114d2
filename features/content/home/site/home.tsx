import searchStyles from "#features/content/search/parts/styles/search.css?url";
import type { LayoutReads } from "#features/assets/layout/site/reads.ts";
import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import { promisesOf } from "#features/catalogue/tours/parts/promises.ts";
import { toAlone } from "#features/catalogue/travels/parts/alone/alone-presenter.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { HomeView } from "#features/content/home/parts/home-view.ts";
import { HomePage } from "./home-page.tsx";
import { stepsOf } from "#features/content/page-contents/parts/steps-presenter.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import { loadSearchLookups } from "#features/content/search/parts/load-search-lookups.ts";
import { toSearchBar } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "#markets/site/head.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import { organization, website } from "./company-data.ts";
import {
  coordinatorsSection,
  destinationsSection,
  reviewsSection,
  upcomingDeparturesSection,
} from "./load-sections.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<
  CardReads & WrittenRouteReads & DestinationReads & LayoutReads & ResourceReads & SearchReads
>;

export const load = async ({ site }: PageRequest<PageSite>) => {
  const { localizer, product } = site;
  const { t } = localizer;
  const [lookups, { contacts }, upcomingDepartures, places, people, reviews] = await Promise.all([
    // The layout is read for the frame of every page, so it is known already.
    loadSearchLookups(site),
    site.catalogue.layout(),
    upcomingDeparturesSection(site),
    destinationsSection(site),
    coordinatorsSection(site),
    reviewsSection(site),
  ]);
  const ownWords = pathOf(localizer.market.id, "search-ai");
  const view: HomeView = {
    hero: {
      title: t("home.title").split(/(?<=[.?])\s+/),
      lead: t("home.lead"),
      seat: t("home.seat"),
      search: toSearchBar(localizer, emptySearch, lookups),
      ownWords: ownWords === null ? null : { label: t("nav.aiSearch"), path: ownWords },
    },
    claims: promisesOf(t),
    upcomingDepartures,
    places,
    steps: stepsOf(t),
    alone: toAlone(localizer, null),
    people,
    reviews,
  };
  return {
    view,
    head: pageHead(site, {
      title: t("meta.home.title", { product }),
      description: t("meta.home.description", { product }),
      path: "/",
      alternates: "index",
      feed: null,
      structuredData: [organization(site, contacts), website(site)],
    }),
  };
};

type Props = Awaited<ReturnType<typeof load>>;

const Home = ({ view }: Props) => <HomePage view={view} />;

export const homePage = keptPage({
  stylesheets: [searchStyles],
  load,
  Page: Home,
  facts: () => ({ isOnPicture: true }),
});
