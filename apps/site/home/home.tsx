import type { HomeView } from "#features/content/home/parts/home-view.ts";
import { HomePage } from "#features/content/home/site/home-page.tsx";
import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import { toSearchBar } from "#features/content/search/parts/search-bar-presenter.ts";
import { loadSearchLookups } from "../search/search-lookups.ts";
import { pageHead } from "../document/head.ts";
import {
  coordinatorsSection,
  destinationsSection,
  reviewsSection,
  upcomingDeparturesSection,
} from "./home-sections.ts";
import { promisesOf } from "./promises.ts";
import { stepsOf } from "./steps.ts";
import { organization, website } from "../document/structured-data.ts";
import { keptPage, type PageRequest } from "../rendering/page-route.tsx";

export const load = async ({ site }: PageRequest) => {
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
  const view: HomeView = {
    hero: {
      title: t("home.title").split(/(?<=[.?])\s+/),
      lead: t("home.lead"),
      seat: t("home.seat"),
      search: toSearchBar(localizer, fromSearchParams(new URLSearchParams()), lookups),
    },
    claims: promisesOf(t),
    upcomingDepartures,
    places,
    steps: stepsOf(t),
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

export const homePage = keptPage({ load, Page: Home, facts: () => ({ isOnPicture: true }) });
