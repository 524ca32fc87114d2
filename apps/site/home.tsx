import type { HomeView } from "#features/home/parts/home-view.ts";
import { HomePage } from "#features/home/site/home-page.tsx";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import { toSearchBar } from "#features/search/parts/search-bar-presenter.ts";
import { policies } from "#features/tours/policies.ts";
import type { Route } from "./+types/home.ts";
import { siteContext } from "./context.ts";
import { loadSearchLookups } from "./search-lookups.ts";
import { pageHead } from "./head.ts";
import { peopleOf, placesOf, reviewsOf, soonOf } from "./home-sections.ts";
import { stepsOf } from "./steps.ts";
import { organization } from "./structured.ts";

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { localizer, product } = site;
  const { t } = localizer;
  const [lookups, soon, places, people, reviews] = await Promise.all([
    loadSearchLookups(site),
    soonOf(site),
    placesOf(site),
    peopleOf(site),
    reviewsOf(site),
  ]);
  const view: HomeView = {
    hero: {
      title: t("home.title").split(/(?<=[.?])\s+/),
      lead: t("home.lead"),
      seat: t("home.seat"),
      search: toSearchBar(localizer, fromSearchParams(new URLSearchParams()), lookups),
    },
    claims: [
      { icon: "shield", text: t("claim.insurance") },
      { icon: "bed", text: t("claim.privateRoom") },
      { icon: "clock", text: t("claim.cancellation", { days: policies.freeDays }) },
      { icon: "globe", text: t("claim.countries") },
    ],
    soon,
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
      things: [organization(site)],
    }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const Home = ({ loaderData }: Route.ComponentProps) => <HomePage view={loaderData.view} />;
export default Home;
