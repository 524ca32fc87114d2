import type { CompletenessMark } from "#design/office/screen/screen-tabs.tsx";
import type { Completeness, PageTab } from "#design/office/record-page/record-page-declaration.ts";
import {
  missingParts,
  type TravelPart,
  travelParts,
} from "#features/travels/completeness-rules.ts";
import type { TravelInput } from "#features/travels/contract.ts";
import type { TravelRecord } from "#features/travels/record-contract.ts";
import type { RuleError } from "#platform/rule-error.ts";

export const travelTabs = [
  "facts",
  "story",
  "itinerary",
  "moods",
  "inclusions",
  "money-pot",
  "photos",
  "faqs",
  "seo",
] as const;

export type TravelTab = (typeof travelTabs)[number];

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

const labels: Readonly<Record<TravelTab, string>> = {
  facts: "Facts",
  story: "Story",
  itinerary: "Itinerary",
  moods: "Moods",
  inclusions: "Inclusions",
  "money-pot": "Money pot",
  photos: "Photos",
  faqs: "FAQs",
  seo: "SEO",
};

const parts: Readonly<Record<TravelPart, Readonly<{ tab: TravelTab; label: string }>>> = {
  name: { tab: "facts", label: "name" },
  tagline: { tab: "facts", label: "line under the name" },
  story: { tab: "story", label: "story" },
  highlights: { tab: "story", label: "highlights" },
  itinerary: { tab: "itinerary", label: "words of the days" },
  moods: { tab: "moods", label: "moods" },
  included: { tab: "inclusions", label: "what is included" },
  excluded: { tab: "inclusions", label: "what is not included" },
  moneyPot: { tab: "money-pot", label: "money pot" },
  photos: { tab: "photos", label: "photos" },
  seo: { tab: "seo", label: "SEO description" },
};

type About = TravelRecord["about"];

const pictureTexts = (about: About | null) =>
  about?.health.find(({ kind }) => kind === "pictures") ?? null;

/** How far a travel is written: its parts, and as one part the alternative texts of its pictures. */
export const completenessOf = (travel: TravelInput, about: About | null): Completeness => {
  const missing = missingParts(travel).map((part) => parts[part]);
  const texts = pictureTexts(about);
  const open = texts ? (texts.of ?? 0) - texts.count : 0;
  const all = travelParts.length + 1;
  const done = all - missing.length - (open > 0 ? 1 : 0);
  return {
    percent: Math.round((done / all) * 100),
    missing: [
      ...missing,
      ...(open > 0
        ? [{ tab: "photos", label: open === 1 ? "1 picture text" : `${open} picture texts` }]
        : []),
    ],
  };
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

export type TabFacts = Readonly<{
  id: string | null;
  departures: number;
  completeness: Completeness;
  errors: readonly RuleError[];
}>;

/** The tabs of a travel; map and departures are screens of their own. */
export const tabsOfTravel = ({ id, departures, ...facts }: TabFacts): readonly PageTab[] => {
  const own = travelTabs
    .filter((key) => id !== null || key !== "faqs")
    .map((key): PageTab => ({
      key,
      label: labels[key],
      ...(key !== "faqs" && { mark: markOf(key, facts.completeness, facts.errors) }),
      fields: fieldsOfTab[key],
    }));
  if (id === null) return own;
  const at = own.findIndex(({ key }) => key === "moods");
  const screen = (key: string, label: string, path: string): PageTab => ({
    key,
    label,
    to: `/travels/${id}/${path}`,
    fields: [],
  });
  const map: PageTab = { ...screen("maps", "Map", "maps"), mark: "done" };
  return [
    ...own.toSpliced(at, 0, map),
    screen("custompage", "Own page", "custompage"),
    { ...screen("tours", "Departures", "tours"), count: departures, isApart: true },
  ];
};
