import type { Phrases } from "#demo/read/phrases.ts";
import { americanizePage } from "#demo/american-pages.ts";
import type { PageInput } from "#features/content/pages/contract.ts";
import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import { bannerPage } from "./banner-page.ts";
import { pageBlock } from "./page-block.ts";

/** What happens on a first trip in a group, for those who have never been on one. */
export const composeFirstTripPage = (
  market: Market,
  { firstTripPage }: Phrases,
  media: string | null,
): PageInput => {
  const written = firstTripPage[market.language];
  const phrases: typeof written =
    market.id === "en-US"
      ? (JSON.parse(americanizePage(JSON.stringify(written))) as typeof written)
      : written;
  const search = pathOf(market.id, "search") ?? "/";
  return bannerPage({
    name: phrases.name,
    slug: written.slug,
    description: phrases.description,
    media,
    height: "low",
    blocks: [
      pageBlock("why", "wr-text", { ...phrases.why, customCss: "" }),
      pageBlock("departures", "wr-tours", {
        title: phrases.departures,
        onlyConfirmed: true,
        limit: 5,
        period: "",
        showFilters: false,
        customCss: "",
      }),
      pageBlock("questions", "wr-faq", { title: phrases.faq, questions: phrases.questions }),
      pageBlock("action", "wr-call-to-action", {
        title: phrases.action.title,
        text: phrases.action.text,
        buttonLabel: phrases.action.button,
        buttonLink: `${search}?duration=up-to-6`,
        otherLabel: phrases.action.other,
        otherLink: pathOf(market.id, "how-it-works") ?? "",
        tone: "dark",
        customCss: "",
      }),
    ],
  });
};
