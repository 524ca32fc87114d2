import { idOf } from "#demo/chance.ts";
import { portraitName } from "#demo/compose/coordinators.ts";
import type { People } from "#demo/read/people.ts";
import type { AllBlocksPhrases } from "#demo/read/phrase-schemas.ts";
import { addDays } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/markets.ts";

type Content = Readonly<Record<string, unknown>>;
export type ComposedBlock = readonly [blockType: string, content: Content];

const customCss = "";
const wides = ["patagonia", "java-bali", "dolomites", "jordan", "kenya"] as const;

/**
 * Every block there is, with something in it. `picture` gives the stored picture of a trip, `today`
 * is the day from which the offer lasts three weeks.
 */
export const composeAllBlocks = (
  market: Market,
  words: AllBlocksPhrases,
  people: People,
  picture: (kind: "wides" | "portraits", name: string) => string | null,
  today: string,
): readonly ComposedBlock[] => {
  const path = (route: Parameters<typeof pathOf>[1]) => pathOf(market.id, route) ?? "/";
  const [first, ...others] = people
    .coordinators(market.id)
    .map((who) => idOf("coordinator", market.id, portraitName(who)));
  const country = (code: string) => idOf("destination", market.id, "country", code);
  const wide = (name: string) => picture("wides", name);
  const [columnsTitle, ...columns] = words.columns;
  const [cardsTitle, ...cards] = words.cards;
  return [
    [
      "wr-banner",
      {
        media: wide("annapurna"),
        height: "tall",
        title: words.banner[0],
        text: words.banner[1],
        buttonLabel: words.button,
        buttonLink: path("search"),
        customCss,
      },
    ],
    ["wr-text", { title: words.story[0], text: words.story[1], customCss }],
    [
      "wr-gallery",
      {
        title: words.gallery,
        layout: "wall",
        pictures: wides.map((name, index) => ({
          media: wide(name),
          caption: words.captions[index] ?? "",
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
          linkLabel: index === 1 ? words.more : "",
          link: index === 1 ? path("how-it-works") : "",
        })),
        customCss,
      },
    ],
    [
      "wr-quote",
      {
        quote: words.quote[0],
        coordinator: null,
        author: words.quote[1],
        about: words.quote[2],
        media: null,
        customCss,
      },
    ],
    [
      "wr-promo",
      {
        title: words.promo[0],
        text: words.promo[1],
        code: "LANTERN",
        endsAt: `${addDays(today, 21)}T22:59:00Z`,
        buttonLabel: words.button,
        buttonLink: path("search"),
        terms: words.promo[2],
        customCss,
      },
    ],
    [
      "wr-destinations",
      {
        title: words.places,
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
        title: words.people,
        choose: "most-trips",
        limit: 6,
        // Chosen by hand at once, should somebody change the rule.
        coordinators: others.slice(0, 4),
        showAll: true,
        customCss,
      },
    ],
    [
      "wr-quote",
      {
        quote: words.story[1].split("\n")[0] ?? "",
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
        title: words.map,
        points: words.points.map(([name, position, text]) => ({ name, position, text, link: "" })),
        travel: null,
        customCss,
      },
    ],
    ["wr-map", { title: "", points: [], travel: idOf("travel", market.id, "vietnam"), customCss }],
    [
      "wr-video",
      {
        title: words.video[0],
        address: "https://video.wayroam.test/watch/two-minutes",
        poster: wide("vietnam"),
        captions: "",
        caption: "",
        transcript: words.video[1],
        customCss,
      },
    ],
    [
      "wr-call-to-action",
      {
        title: words.action[0],
        text: words.action[1],
        buttonLabel: words.action[2],
        buttonLink: path("tours"),
        otherLabel: words.action[3],
        otherLink: path("how-it-works"),
        tone: "dark",
        customCss,
      },
    ],
    [
      "wr-travels",
      {
        title: words.trips,
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
        title: words.departures,
        onlyConfirmed: true,
        limit: 3,
        period: "",
        showFilters: false,
        customCss,
      },
    ],
    ["wr-user-rating-carousel", { title: words.reviews, limit: 3, customCss }],
    [
      "wr-cards",
      {
        title: cardsTitle,
        cards: cards.map(([title, text], index) => ({
          title,
          text,
          link: path("search"),
          media: wide(["scotland", "china-rail", "croatia-sailing"][index] ?? ""),
        })),
        customCss,
      },
    ],
    [
      "wr-image",
      { media: wide("iceland-ring"), alt: "", caption: words.captions[3], wide: false, customCss },
    ],
    [
      "wr-faq",
      { title: words.faq[0], questions: [{ question: words.faq[1], answer: words.faq[2] }] },
    ],
    [
      "wr-hero",
      {
        title: words.story[0],
        text: words.banner[1],
        buttonLabel: words.button,
        buttonLink: path("search"),
      },
    ],
    ["wr-space", { spaceSize: "default" }],
  ];
};
