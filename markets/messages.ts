import { site as de } from "./languages/de/site.ts";
import { type Messages, site as en } from "./languages/en/site.ts";
import { site as es } from "./languages/es/site.ts";
import { site as fr } from "./languages/fr/site.ts";
import { site as it } from "./languages/it/site.ts";
import type { MarketId } from "./market-type.ts";
import { marketById } from "./markets.ts";

const languages = { it, en, es, fr, de };

/** The public texts of a market, in its language. */
export const messagesOf = (market: MarketId): Messages => languages[marketById(market).language];
