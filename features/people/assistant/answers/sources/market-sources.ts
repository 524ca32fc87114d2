import { sectionAnchor } from "#features/content/page-contents/parts/section-anchor.ts";
import { type Status, statuses } from "#features/records/statuses/contract.ts";
import { formatList } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import type { Topic } from "#markets/search-words/question-words.ts";
import type { MarketTexts } from "./market-texts.ts";
import type { Source } from "./source.ts";

const topicOf: Readonly<Record<Status, Topic>> = {
  PLANNED: "planned",
  ALMOST_CONFIRMED: "almostConfirmed",
  CONFIRMED: "confirmed",
  ALMOST_FULL: "almostFull",
  WAITING_LIST: "waitingList",
  SOLD_OUT: "soldOut",
};

/** What each status of a departure means, and what to do about the flight then. */
export const statusSources = ({ market, t, product, contents }: MarketTexts): readonly Source[] => {
  const page = pathOf(market.id, "how-it-works", {}, product) ?? "/";
  const section = contents
    .get("how-it-works")
    ?.sections.find(({ text }) => text.includes("{statuses}"));
  const path = section ? `${page}#${sectionAnchor(section.heading)}` : page;
  return statuses.map((status) => {
    const label = t(`status.${status}`);
    return {
      key: `statuses/${status}`,
      heading: label,
      text: `${label}: ${t(`meaning.${status}`)} ${t(`guidance.${status}`)}`,
      topics: [topicOf[status], "status"],
      subject: null,
      label: `${t("nav.how")}: ${label}`,
      path,
      about: null,
      travelId: null,
    };
  });
};

/** In which currencies customers of the market pay. */
export const currencySource = ({ market, t, product }: MarketTexts): Source => {
  const names = new Intl.DisplayNames([market.htmlLang], { type: "currency" });
  const currencies = market.payCurrencies.map((code) => names.of(code) ?? code);
  return {
    key: "market/payCurrencies",
    heading: t("chat.currencies"),
    text: t("chat.payIn", { currencies: formatList(currencies, market.htmlLang) }),
    topics: ["currency", "payment"],
    subject: null,
    label: t("chat.currencies"),
    path: pathOf(market.id, "faqs", {}, product) ?? "/",
    about: null,
    travelId: null,
  };
};
