import type { CompletenessMark } from "#design/office/screen/screen-tabs.tsx";
import type { TravelPart } from "../completeness-rules.ts";
import type { AboutTravel } from "../record-contract.ts";

/** The tabs of a travel in their order, with the parts that make each complete; null says nothing of it. */
export const travelTabs = {
  facts: { label: "Facts", parts: ["trip", "name", "tagline", "destinations"] },
  story: { label: "Story", parts: ["story", "highlights"] },
  itinerary: { label: "Itinerary", parts: ["itinerary"] },
  map: { label: "Map", parts: [] },
  moods: { label: "Moods", parts: ["moods"] },
  inclusions: { label: "Inclusions", parts: ["included", "excluded"] },
  "money-pot": { label: "Money pot", parts: ["moneyPot"] },
  photos: { label: "Photos", parts: ["photos"] },
  faqs: { label: "FAQs", parts: null },
  seo: { label: "SEO", parts: ["seo"] },
} as const satisfies Readonly<
  Record<string, Readonly<{ label: string; parts: readonly TravelPart[] | null }>>
>;

export type TravelTab = keyof typeof travelTabs;

const isTab = (name: string): name is TravelTab => Object.hasOwn(travelTabs, name);

export const travelTabKeys: readonly TravelTab[] = Object.keys(travelTabs).filter(isTab);

/** A map without stops is still to be drawn. */
export const markOfMap = ({ stops }: AboutTravel["trip"]): CompletenessMark =>
  stops === 0 ? "missing" : "done";

/** What follows the tabs: screens of their own, below the path of the travel. */
export const travelScreens = {
  map: { label: travelTabs.map.label, path: "maps" },
  ownPage: { label: "Own page", path: "custompage" },
  departures: { label: "Departures", path: "tours" },
} as const;
