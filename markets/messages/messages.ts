import { overrides as american } from "#markets/en-US/messages.ts";
import { site as de } from "#markets/languages/de/site.ts";
import { type Messages, site as en } from "#markets/languages/en/site.ts";
import { site as es } from "#markets/languages/es/site.ts";
import { site as fr } from "#markets/languages/fr/site.ts";
import { site as it } from "#markets/languages/it/site.ts";
import type { MarketId } from "#markets/market-type.ts";

const messages: Readonly<Record<MarketId, Messages>> = {
  "it-IT": it,
  "en-US": { ...en, ...american },
  "en-WE": en,
  "es-ES": es,
  "fr-FR": fr,
  "de-DE": de,
  international: en,
};

/** The texts contain placeholders and plurals in ICU syntax. */
export const messagesOf = (market: MarketId): Messages => messages[market];
