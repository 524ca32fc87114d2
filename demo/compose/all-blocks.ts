import { slugOf } from "#platform/slug.ts";
import { countryName } from "#markets/places/display-names.ts";
import { stableUuid } from "#demo/random.ts";
import { demoFormId } from "#demo/compose/form.ts";
import { portraitName } from "#demo/compose/coordinators.ts";
import type { People } from "#demo/read/people.ts";
import type { AllBlocksPhrases } from "#demo/read/phrase-schemas.ts";
import { addDays } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";

type Content = Readonly<Record<string, unknown>>;
export type ComposedBlock = readonly [blockType: string, content: Content];

const customCss = "";
const galleryPictures = ["patagonia", "java-bali", "dolomites", "jordan", "kenya"] as const;

/** None in a market that hides events, where it would show nothing. */
const eventsBlock = (
  { id }: Pick<Market, "id">,
  { events: title }: Pick<AllBlocksPhrases, "events">,
): readonly ComposedBlock[] =>
  pathOf(id, "events-wemeet") === null
    ? []
    : [["wr-events", { title, city: "", when: "whenever", limit: 3, showAll: true, customCss }]];

/**
 * One block of every type, with content.
 * @param picture gives the media id of a trip's or coordinator's picture
 * @param today ISO date of loading; the promotion ends three weeks later
 */
export const composeAllBlocks = (
  market: Market,
  phrases: AllBlocksPhrases,
  people: People,
  picture: (kind: "wides" | "portraits", name: string) => string | null,
  today: string,
): readonly ComposedBlock[] => {
  const path = (route: Parameters<typeof pathOf>[1]) => pathOf(market.id, route) ?? "/";
  const [first, ...others] = people
    .coordinators(market.id)
    .map((person) => stableUuid("coordinator", market.id, portraitName(person)));
  const country = (code: string) => stableUuid("destination", market.id, "country", code);
  const vietnam = stableUuid("travel", market.id, "vietnam");
  const widePicture = (name: string) => picture("wides", name);
  const [columnsTitle, ...columns] = phrases.columns;
  const [cardsTitle, ...cards] = phrases.cards;
  return [
    [
      "wr-banner",
      {
        media: widePicture("annapurna"),
        height: "tall",
        title: phrases.banner[0],
        text: phrases.banner[1],
        buttonLabel: phrases.button,
        buttonLink: path("search"),
        customCss,
      },
    ],
    ["wr-text", { title: phrases.story[0], text: phrases.story[1], customCss }],
    [
      "wr-gallery",
      {
        title: phrases.gallery,
        layout: "wall",
        pictures: galleryPictures.map((name, index) => ({
          media: widePicture(name),
          caption: phrases.captions[index] ?? "",
        })),
        customCss,
      },
    ],
    [
      "wr-columns",
      {
        title: columnsTitle,
        columns: columns.map(([title, text], index) => ({
          media: null,
          title,
          text,
          linkLabel: index === 1 ? phrases.more : "",
          link: index === 1 ? path("how-it-works") : "",
        })),
        customCss,
      },
    ],
    [
      "wr-quote",
      {
        quote: phrases.quote[0],
        coordinator: null,
        author: phrases.quote[1],
        about: phrases.quote[2],
        media: null,
        customCss,
      },
    ],
    [
      "wr-promo",
      {
        title: phrases.promo[0],
        text: phrases.promo[1],
        code: "LANTERN",
        endsAt: `${addDays(today, 21)}T22:59:00Z`,
        buttonLabel: phrases.button,
        buttonLink: path("search"),
        terms: phrases.promo[2],
        customCss,
      },
    ],
    [
      "wr-destinations",
      {
        title: phrases.places,
        choose: "by-hand",
        continent: "",
        limit: 4,
        destinations: ["JP", "JO", "PE", "NO", "IS", "KE"].map(country),
        look: "posters",
        customCss,
      },
    ],
    [
      "wr-coordinators",
      {
        title: phrases.people,
        choose: "most-trips",
        limit: 6,
        // These coordinators are shown if an editor later switches the block to choosing by hand.
        coordinators: others.slice(0, 4),
        showAll: true,
        customCss,
      },
    ],
    [
      "wr-quote",
      {
        quote: phrases.story[1].split("\n")[0] ?? "",
        coordinator: others[1] ?? first ?? null,
        author: "",
        about: "",
        media: null,
        customCss,
      },
    ],
    [
      "wr-map",
      {
        title: phrases.map,
        points: phrases.points.map(([name, position, text]) => ({
          name,
          position,
          text,
          link: "",
        })),
        travel: null,
        customCss,
      },
    ],
    ["wr-map", { title: "", points: [], travel: vietnam, customCss }],
    [
      "wr-video",
      {
        title: phrases.video[0],
        address: "https://video.wayroam.test/watch/two-minutes",
        poster: widePicture("vietnam"),
        captions: "",
        caption: "",
        transcript: phrases.video[1],
        customCss,
      },
    ],
    [
      "wr-call-to-action",
      {
        title: phrases.action[0],
        text: phrases.action[1],
        buttonLabel: phrases.action[2],
        buttonLink: path("tours"),
        otherLabel: phrases.action[3],
        otherLink: path("how-it-works"),
        tone: "dark",
        customCss,
      },
    ],
    [
      "wr-travels",
      {
        title: phrases.trips,
        where: "",
        mood: "nature",
        type: "",
        period: "",
        discounted: false,
        sort: "date",
        limit: 3,
        showFilters: false,
        customCss,
      },
    ],
    [
      "wr-tours",
      {
        title: phrases.departures,
        onlyConfirmed: true,
        limit: 3,
        period: "",
        showFilters: false,
        customCss,
      },
    ],
    ...eventsBlock(market, phrases),
    ["wr-user-rating-carousel", { title: phrases.reviews, limit: 3, customCss }],
    [
      "wr-cards",
      {
        title: cardsTitle,
        cards: cards.map(([title, text], index) => ({
          title,
          text,
          link: path("search"),
          media: widePicture(["scotland", "china-rail", "croatia-sailing"][index] ?? ""),
        })),
        customCss,
      },
    ],
    [
      "wr-image",
      {
        media: widePicture("iceland-ring"),
        alt: "",
        caption: phrases.captions[3],
        wide: false,
        customCss,
      },
    ],
    [
      "wr-faq",
      { title: phrases.faq[0], questions: [{ question: phrases.faq[1], answer: phrases.faq[2] }] },
    ],
    [
      "wr-hero",
      {
        title: phrases.story[0],
        text: phrases.banner[1],
        buttonLabel: phrases.button,
        buttonLink: path("search"),
      },
    ],
    ["wr-trip-dates", { title: phrases.departures, travel: vietnam, limit: 4, customCss }],
    ["wr-trip-included", { title: "", travel: vietnam, customCss }],
    ["wr-promises", { title: "", tone: "light", customCss }],
    [
      "wr-place-trips",
      {
        title: phrases.trips,
        where: slugOf(countryName("VN", market.htmlLang), market.language),
        sort: "date",
        limit: 3,
        customCss,
      },
    ],
    ["wr-own-words", { title: phrases.ownWords[0], text: phrases.ownWords[1], customCss }],
    [
      "wr-form",
      {
        title: phrases.form.title,
        text: phrases.form.text,
        form: demoFormId(market.id),
        customCss,
      },
    ],
    ["wr-space", { spaceSize: "default" }],
  ];
};
