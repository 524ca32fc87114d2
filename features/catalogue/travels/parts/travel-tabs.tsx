import { type CompletenessMark, ScreenTabs } from "#design/office/screen/screen-tabs.tsx";
import type { TravelPart } from "../completeness-rules.ts";
import type { AboutTravel } from "../record-contract.ts";
import {
  markOfMap,
  travelScreens,
  type TravelTab,
  travelTabKeys,
  travelTabs,
} from "./tab-names.ts";

const markOf = (
  tab: TravelTab,
  { missing, health, trip }: AboutTravel,
): CompletenessMark | undefined => {
  const parts: readonly TravelPart[] | null = travelTabs[tab].parts;
  if (parts === null) return undefined;
  if (tab === "map") return markOfMap(trip);
  if (parts.some((part) => missing.includes(part))) return "missing";
  const isOdd = tab === "photos" && health.some(({ kind }) => kind === "pictures");
  return isOdd ? "attention" : "done";
};

const pathOf = (travel: string, tab: TravelTab): string =>
  tab === "map" ? `/travels/${travel}/${travelScreens.map.path}` : `/travels/${travel}?tab=${tab}`;

export type TravelTabsProps = Readonly<{
  /** The id of the travel. */
  travel: string;
  about: AboutTravel;
  /** Null for a screen that is none of them. */
  current: TravelTab | "tours" | "own-page" | null;
}>;

/** The way between the screens of one travel. */
export const TravelTabs = ({ travel, about, current }: TravelTabsProps) => (
  <ScreenTabs
    label="Parts of the travel"
    tabs={[
      ...travelTabKeys.map((tab) => {
        const mark = markOf(tab, about);
        return {
          to: pathOf(travel, tab),
          label: travelTabs[tab].label,
          isCurrent: tab === current,
          ...(mark && { mark }),
        };
      }),
      {
        to: `/travels/${travel}/${travelScreens.ownPage.path}`,
        label: travelScreens.ownPage.label,
        isCurrent: current === "own-page",
      },
      {
        to: `/travels/${travel}/${travelScreens.departures.path}`,
        label: travelScreens.departures.label,
        count: about.departures.total,
        isCurrent: current === "tours",
        isApart: true,
      },
    ]}
  />
);
