import { ConfirmedPage, type ConfirmedView } from "#features/tours/site/confirmed-page.tsx";
import { formatMonth } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import type { Route } from "./+types/confirmed-departures.ts";
import { departuresOf, departureWords } from "./cards.ts";
import { siteContext } from "./context.ts";
import { pageHead } from "./head.ts";
import { breadcrumbs } from "./structured.ts";

const departuresShown = 60;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { catalogue, voice, product, market } = site;
  const { say } = voice;
  const departures = await departuresOf(site, await catalogue.confirmedTours(departuresShown));
  const months = Map.groupBy(departures, ({ from }) => from.iso.slice(0, 7));
  const path = pathOf(market.id, "tours") ?? "/";
  const view: ConfirmedView = {
    title: say("confirmed.title"),
    text: say("confirmed.text"),
    none: departures.length === 0 ? say("departures.none") : null,
    months: [...months].map(([month, shown]) => ({
      month,
      title: formatMonth(month, voice.market.language),
      departures: shown,
    })),
    words: departureWords(site),
  };
  return {
    view,
    head: pageHead(site, {
      title: say("meta.tours.title", { product }),
      description: say("meta.tours.description"),
      path,
      alternates: "tours",
      things: [
        breadcrumbs(site, [
          { label: say("nav.home"), path: "/" },
          { label: view.title, path },
        ]),
      ],
    }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const ConfirmedDepartures = ({ loaderData }: Route.ComponentProps) => (
  <ConfirmedPage view={loaderData.view} />
);
export default ConfirmedDepartures;
