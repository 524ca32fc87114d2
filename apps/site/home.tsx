import type { HomeView } from "#features/home/parts/home-view.ts";
import { HomePage } from "#features/home/site/home-page.tsx";
import { parseSearch } from "#features/search/address.ts";
import { showSearchBar } from "#features/search/parts/show.ts";
import { policies } from "#features/tours/policies.ts";
import type { Route } from "./+types/home.ts";
import { siteContext } from "./context.ts";
import { searchWordsOf } from "./search-words.ts";
import { pageHead } from "./head.ts";
import { peopleOf, placesOf, reviewsOf, soonOf } from "./home-sections.ts";
import { stepsOf } from "./steps.ts";
import { organization } from "./structured.ts";

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { voice, product } = site;
  const { say } = voice;
  const [words, soon, places, people, reviews] = await Promise.all([
    searchWordsOf(site),
    soonOf(site),
    placesOf(site),
    peopleOf(site),
    reviewsOf(site),
  ]);
  const view: HomeView = {
    hero: {
      title: say("home.title").split(/(?<=[.?])\s+/),
      lead: say("home.lead"),
      seat: say("home.seat"),
      search: showSearchBar(voice, parseSearch(new URLSearchParams()), words),
    },
    claims: [
      { icon: "shield", text: say("claim.insurance") },
      { icon: "bed", text: say("claim.privateRoom") },
      { icon: "clock", text: say("claim.cancellation", { days: policies.freeDays }) },
      { icon: "globe", text: say("claim.countries") },
    ],
    soon,
    places,
    steps: stepsOf(say),
    people,
    reviews,
  };
  return {
    view,
    head: pageHead(site, {
      title: say("meta.home.title", { product }),
      description: say("meta.home.description", { product }),
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
