import type { z } from "zod";
import { languages } from "#demo/told.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { DemoFolder } from "./folder.ts";
import { mergeLanguages } from "./merge.ts";
import * as schemas from "./phrase-schemas.ts";

/** The markets that have a page with every block. */
export const allBlocksIn = ["it-IT", "en-US"] as const;

/** What trips and markets have in common to say: text by text, or language by language where lists differ. */
export const readPhrases = async (folder: DemoFolder) => {
  const byLanguage = <Texts>(
    name: string,
    schema: z.ZodType<Texts>,
    expected: readonly Language[] = languages,
  ) => folder.languages(`phrases/${name}`, schema, { expected });
  const byText = async <Texts>(name: string, schema: z.ZodType<Texts>) =>
    mergeLanguages(`phrases/${name}`, await byLanguage(name, schema));
  const [bios, countryFaqs, days, faqs, inclusions, landscapeFaqs, resources, scenes] =
    await Promise.all([
      byText("bios", schemas.bios),
      byText("country-faqs", schemas.countryFaqs),
      byText("days", schemas.days),
      byText("faqs", schemas.faqs),
      byText("inclusions", schemas.inclusions),
      byText("landscape-faqs", schemas.landscapeFaqs),
      byText("resources", schemas.resources),
      byText("scenes", schemas.scenes),
    ]);
  const [reviews, newYearPage, allBlocks] = await Promise.all([
    byLanguage("reviews", schemas.reviews),
    byLanguage("new-year-page", schemas.newYearPage),
    byLanguage(
      "all-blocks",
      schemas.allBlocks,
      allBlocksIn.map((id) => marketById(id).language),
    ),
  ]);
  return {
    bios,
    countryFaqs,
    days,
    faqs,
    inclusions,
    landscapeFaqs,
    resources,
    scenes,
    reviews,
    newYearPage,
    allBlocks,
  };
};

export type Phrases = Awaited<ReturnType<typeof readPhrases>>;
