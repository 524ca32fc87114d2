import { pathOf } from "#markets/paths.ts";
import type { MarketTexts } from "./market-texts.ts";
import { travelNames } from "./names.ts";
import type { Source } from "./source.ts";

/** What the page of each trip tells; its prices and departures are read when they are asked for. */
export const tripSources = ({ market, travels, destinations }: MarketTexts): readonly Source[] => {
  const byId = new Map(destinations.map((each) => [each.id, each]));
  return travels.map((travel) => {
    const { id, slug, name, tagline, story, highlights, itinerary } = travel;
    const days = itinerary.flatMap(({ title, text }) => [title, text]);
    return {
      key: `trips/${slug}`,
      heading: `${name}. ${tagline}`,
      text: [...highlights, story, ...days].join("\n"),
      topics: ["price", "duration", "departures", "seats"],
      subject: null,
      label: name,
      path: pathOf(market.id, "travels-travel", { travel: slug }) ?? "/",
      about: travelNames(travel, byId),
      travelId: id,
    };
  });
};
