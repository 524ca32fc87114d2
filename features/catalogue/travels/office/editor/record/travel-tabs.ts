import type { CompletenessMark } from "#design/office/screen/screen-tabs.tsx";
import type { Completeness, PageTab } from "#design/office/record-page/record-page-declaration.ts";
import {
  missingParts,
  type TravelPart,
  travelParts,
} from "#features/catalogue/travels/completeness-rules.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import {
  markOfMap,
  type TravelTab as AnyTab,
  travelScreens,
  travelTabKeys,
  travelTabs,
} from "#features/catalogue/travels/parts/tab-names.ts";
import type { TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import type { Language } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";

/** Those that the editor shows itself; the map is a screen of its own. */
export type TravelTab = Exclude<AnyTab, "map">;

const isOwn = (tab: AnyTab): tab is TravelTab => tab !== "map";

/** The fields of each tab, in their order. */
export const fieldsOfTab = {
  facts: [
    "tripId",
    "name",
    "tagline",
    "slug",
    "days",
    "nights",
    "typeId",
    "secondTypeId",
    "styleId",
    "formatId",
    "categoryId",
    "costCenterId",
    "effort",
    "destinationIds",
    "badgeIds",
    "isUnique",
    "isPublished",
  ],
  story: ["story", "highlights"],
  itinerary: ["itinerary"],
  moods: ["moods"],
  inclusions: ["included", "excluded"],
  "money-pot": ["moneyPot", "flight", "privateRoom", "privateRoomCents"],
  photos: ["photoIds"],
  faqs: [],
  seo: ["seo"],
} as const satisfies Readonly<Record<TravelTab, readonly (keyof TravelInput)[]>>;

/** The field that is written first: of days that are laid out already, where the first one ends. */
export const beginningOf = (
  tab: TravelTab,
  { itinerary }: Pick<TravelInput, "itinerary">,
): string => {
  if (tab === "itinerary" && itinerary.length > 0) return "itinerary.0.sleep";
  if (tab === "money-pot") return "moneyPot.lowCents";
  return tab === "seo" ? "seo.title" : (fieldsOfTab[tab][0] ?? tab);
};

const partLabels: Readonly<Record<TravelPart, string>> = {
  trip: "trip",
  name: "name",
  tagline: "line under the name",
  destinations: "destination",
  story: "story",
  highlights: "highlights",
  itinerary: "words of the days",
  moods: "moods",
  included: "what is included",
  excluded: "what is not included",
  moneyPot: "money pot",
  photos: "photos",
  seo: "SEO description",
};

const tabOfPart = (part: TravelPart): TravelTab => {
  const holds = (tab: TravelTab) => {
    const parts: readonly TravelPart[] | null = travelTabs[tab].parts;
    return parts?.includes(part) ?? false;
  };
  return travelTabKeys.filter(isOwn).find(holds) ?? "facts";
};

type About = TravelRecord["about"];

const pictureTexts = (about: About | null) =>
  about?.health.find(({ kind }) => kind === "pictures") ?? null;

/** A copy begins with the name of the travel that it was made from. */
const foreignNames = (
  { isPublished }: TravelInput,
  about: About | null,
  language: Language,
): readonly string[] =>
  isPublished || !about
    ? []
    : about.alternates
        .filter(({ country }) => marketByApiCountry(country)?.language !== language)
        .flatMap(({ name }) => name ?? []);

type Open = Completeness["missing"];

/** Texts of pictures that are chosen and not yet saved are not known, so that they count as missing. */
const openTexts = ({ photoIds }: TravelInput, about: About | null): Open => {
  if (photoIds.length === 0) return [];
  const texts = pictureTexts(about);
  const open = texts ? (texts.of ?? 0) - texts.count : 0;
  if (about !== null && open === 0) return [];
  return [
    { tab: "photos", label: about === null ? "picture texts" : counted(open, "picture text") },
  ];
};

/** The map of a stored travel is a screen of its own. */
const openMap = (about: About | null, id: string | null): Open =>
  about !== null && id !== null && markOfMap(about.trip) === "missing"
    ? [{ tab: "map", label: "map", to: `/travels/${id}/${travelScreens.map.path}` }]
    : [];

/**
 * How far a travel is written: its parts, and as one part each the alternative texts of its pictures
 * and its map. It is complete only when nothing of that is missing.
 * @param id null for a new travel
 */
export const completenessOf = (
  travel: TravelInput,
  about: About | null,
  language: Language,
  id: string | null,
): Completeness => {
  const missing = [
    ...missingParts(travel, foreignNames(travel, about, language)).map((part) => ({
      tab: tabOfPart(part),
      label: partLabels[part],
    })),
    ...openTexts(travel, about),
    ...openMap(about, id),
  ];
  // Texts and map are nothing to be proud of before there is a picture or a trip.
  const all = travelParts.length + (travel.photoIds.length > 0 ? 1 : 0) + (id === null ? 0 : 1);
  return { percent: Math.round(((all - missing.length) / all) * 100), missing };
};

const markOf = (
  tab: TravelTab,
  { missing }: Completeness,
  errors: readonly RuleError[],
): CompletenessMark => {
  const fields: readonly string[] = fieldsOfTab[tab];
  if (errors.some(({ path }) => fields.includes(path.split(".")[0] ?? ""))) return "attention";
  const own = missing.filter((part) => part.tab === tab);
  if (own.length === 0) return "done";
  return tab === "photos" && own.every(({ label }) => label.includes("picture text"))
    ? "attention"
    : "missing";
};

type ScreenName = keyof typeof travelScreens;

export type TabFacts = Readonly<{
  id: string | null;
  departures: number;
  completeness: Completeness;
  mapMark: CompletenessMark;
  errors: readonly RuleError[];
}>;

/** The tabs of a travel; map and departures are screens of their own. */
export const tabsOfTravel = ({ id, departures, ...facts }: TabFacts): readonly PageTab[] => {
  const own = travelTabKeys
    .filter(isOwn)
    .filter((key) => id !== null || key !== "faqs")
    .map((key): PageTab => ({
      key,
      label: travelTabs[key].label,
      ...(key !== "faqs" && { mark: markOf(key, facts.completeness, facts.errors) }),
      fields: fieldsOfTab[key],
    }));
  if (id === null) return own;
  const at = own.findIndex(({ key }) => key === "moods");
  const screen = ({ label, path }: (typeof travelScreens)[ScreenName]): PageTab => ({
    key: path,
    label,
    to: `/travels/${id}/${path}`,
    fields: [],
  });
  const map: PageTab = { ...screen(travelScreens.map), mark: facts.mapMark };
  return [
    ...own.toSpliced(at, 0, map),
    screen(travelScreens.ownPage),
    { ...screen(travelScreens.departures), count: departures, isApart: true },
  ];
};
