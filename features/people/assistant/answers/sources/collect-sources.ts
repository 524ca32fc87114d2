import { faqSources } from "./faq-sources.ts";
import { currencySource, statusSources } from "./market-sources.ts";
import type { MarketTexts } from "./market-texts.ts";
import { pageSources } from "./page-sources.ts";
import type { Source } from "./source.ts";
import { tripSources } from "./trip-sources.ts";

/** The sources of a market, in no order. */
export const collectSources = (texts: MarketTexts): readonly Source[] => [
  ...faqSources(texts),
  ...pageSources(texts),
  ...statusSources(texts),
  currencySource(texts),
  ...tripSources(texts),
];
