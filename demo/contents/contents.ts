import type { PageContent } from "#features/page-contents/contract.ts";
import type { MarketId } from "#markets/market-type.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { spanish } from "./es-ES.ts";
import { german } from "./de-DE.ts";
import { french } from "./fr-FR.ts";
import { americanEnglish } from "./en-US.ts";
import { british } from "./en-WE.ts";
import { international } from "./international.ts";
import { italian } from "./it-IT.ts";

/** The texts of a market's pages; each file is written in the market's language, for its law and customs. */
export type Contents = Readonly<Partial<Record<ContentRoute, PageContent>>>;

/** Every market's texts. */
export const contents: Readonly<Partial<Record<MarketId, Contents>>> = {
  "it-IT": italian,
  "es-ES": spanish,
  "fr-FR": french,
  "de-DE": german,
  "en-US": americanEnglish,
  "en-WE": british,
  international,
};
