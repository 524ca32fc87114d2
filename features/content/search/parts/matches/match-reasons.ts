import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import type { Localizer } from "#markets/localizer.ts";
import { countryName } from "#markets/places/display-names.ts";
import type { SearchedText } from "#features/content/search/contract.ts";
import type { CardReads } from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { Site } from "#markets/site/site.ts";

/** A text of a travel, and how a card names it. */
type Field = SearchedText & Readonly<{ reason: string }>;

/** More reasons would be longer than the card. */
const maxReasons = 2;

const resourceTitles = {
  "travel-type-primary": "filter.type",
  "travel-styles": "filter.style",
  badges: "filter.badge",
} as const satisfies Partial<Record<Resource["kind"], string>>;

const kindsOf = ({ t }: Localizer, travel: Travel, resources: readonly Resource[]) => [
  ...resources.flatMap(({ id, kind, name }) => {
    const isOfTravel = [travel.typeId, travel.styleId, ...travel.badgeIds].includes(id);
    const title = Object.entries(resourceTitles).find(([each]) => each === kind)?.[1];
    return isOfTravel && title ? [{ label: t(title), value: name }] : [];
  }),
  ...travel.moods.map((mood) => ({ label: t("filter.mood"), value: t(`mood.${mood}`) })),
];

/** The travel's texts, those first that say most of why it was found. */
const fieldsOf = (
  localizer: Localizer,
  travel: Travel,
  countries: readonly string[],
  { destinations, resources }: SearchLookups,
): readonly Field[] => {
  const { t, market } = localizer;
  const field = (label: string, value: string, text = value): Field => ({
    text,
    countries: [],
    reason: t("match.of", { label, value }),
  });
  return [
    { text: travel.name, countries: [], reason: t("match.name") },
    ...countries.map((code) => {
      const name = countryName(code, market.htmlLang);
      return { ...field(t("match.place"), name), countries: [code] };
    }),
    ...destinations
      .filter(({ id }) => travel.destinationIds.includes(id))
      .map(({ name }) => field(t("match.place"), name)),
    ...kindsOf(localizer, travel, resources).map(({ label, value }) => field(label, value)),
    ...travel.highlights.map((text) => field(t("match.highlight"), text)),
    field(t("match.tagline"), travel.tagline),
    ...travel.itinerary.map(({ title, text }, index) =>
      field(t("match.day", { n: index + 1 }), title, `${title} ${text}`),
    ),
    { text: travel.story, countries: [], reason: t("match.story") },
  ];
};

/** For each word the first field that has it, each field once. */
const reasonsIn = (fields: readonly Field[], found: readonly (readonly number[])[]) => {
  const words = [...new Set(found.flat())];
  const first = words.map((word) => found.findIndex((each) => each.includes(word)));
  return [...new Set(first)]
    .toSorted((one, other) => one - other)
    .slice(0, maxReasons)
    .flatMap((at) => fields[at]?.reason ?? []);
};

/** Says on each card of a search for a keyword which of the trip's texts has it. */
export const withMatchReasons = async (
  { catalogue, localizer }: Site<CardReads & SearchReads>,
  q: string,
  cards: readonly TravelCardView[],
  lookups: SearchLookups,
): Promise<readonly TravelCardView[]> => {
  if (q === "" || cards.length === 0) return cards;
  const travels = await catalogue.travelsByIds(cards.map(({ id }) => id));
  const trips = await catalogue.trips(travels.map(({ tripId }) => tripId));
  const fields = travels.map((travel) =>
    fieldsOf(localizer, travel, trips.get(travel.tripId)?.countries ?? [], lookups),
  );
  const found = await catalogue.wordsInTexts(q, fields.flat());
  const reasons = new Map<string, string>();
  let start = 0;
  for (const [at, { id }] of travels.entries()) {
    const ofTravel = fields[at] ?? [];
    const said = reasonsIn(ofTravel, found.slice(start, start + ofTravel.length));
    if (said.length > 0) reasons.set(id, said.join(" · "));
    start += ofTravel.length;
  }
  return cards.map((card) => ({ ...card, match: reasons.get(card.id) ?? null }));
};
