import { type CompletenessMark, ScreenTabs } from "#design/office/screen/screen-tabs.tsx";
import type { TravelPart } from "../completeness-rules.ts";
import type { AboutTravel } from "../record-contract.ts";

/** The tabs of a travel, each with the parts that make it complete; null says nothing of it. */
const tabs = {
  facts: { label: "Facts", parts: ["name", "tagline"] },
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

export type TravelTab = keyof typeof tabs;

const isTab = (name: string): name is TravelTab => Object.hasOwn(tabs, name);

const markOf = (tab: TravelTab, { missing, health }: AboutTravel): CompletenessMark | undefined => {
  const { parts } = tabs[tab];
  if (parts === null) return undefined;
  if (parts.some((part) => missing.includes(part))) return "missing";
  const isOdd = tab === "photos" && health.some(({ kind }) => kind === "pictures");
  return isOdd ? "attention" : "done";
};

const pathOf = (travel: string, tab: TravelTab): string =>
  tab === "map" ? `/travels/${travel}/maps` : `/travels/${travel}?tab=${tab}`;

export type TravelTabsProps = Readonly<{
  /** The id of the travel. */
  travel: string;
  about: AboutTravel;
  current: TravelTab | "tours";
}>;

/** The way between the screens of one travel. */
export const TravelTabs = ({ travel, about, current }: TravelTabsProps) => (
  <ScreenTabs
    label="Parts of the travel"
    tabs={[
      ...Object.keys(tabs)
        .filter(isTab)
        .map((tab) => {
          const mark = markOf(tab, about);
          return {
            to: pathOf(travel, tab),
            label: tabs[tab].label,
            isCurrent: tab === current,
            ...(mark && { mark }),
          };
        }),
      { to: `/travels/${travel}/custompage`, label: "Own page", isCurrent: false },
      {
        to: `/travels/${travel}/tours`,
        label: "Departures",
        count: about.departures.total,
        isCurrent: current === "tours",
        isApart: true,
      },
    ]}
  />
);
