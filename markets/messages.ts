import { site as de } from "#markets/languages/de/site.ts";
import { type Messages, site as en } from "#markets/languages/en/site.ts";
import { site as es } from "#markets/languages/es/site.ts";
import { site as fr } from "#markets/languages/fr/site.ts";
import { site as it } from "#markets/languages/it/site.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";

const languages = { it, en, es, fr, de };

/** The public texts of a market, in its language. */
export const messagesOf = (market: MarketId): Messages => languages[marketById(market).language];
