import type { z } from "zod";
import { languages } from "#demo/localized-text.ts";
import type { Language } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { DemoFolder } from "./folder.ts";
import { mergeLanguages } from "./merge.ts";
import * as schemas from "./phrase-schemas.ts";

export const allBlocksMarkets = ["it-IT", "en-US"] as const;

/**
 * Texts that trips and markets share. Most are read as single texts by language; where the lists'
 * lengths differ between languages, each language is kept as a whole.
 */
export const readPhrases = async (folder: DemoFolder) => {
  const readByLanguage = <Texts>(
    name: string,
    schema: z.ZodType<Texts>,
    expected: readonly Language[] = languages,
  ) => folder.readLanguages(`phrases/${name}`, schema, { expected });
  const readByText = async <Texts>(name: string, schema: z.ZodType<Texts>) =>
    mergeLanguages(`phrases/${name}`, await readByLanguage(name, schema));
  const [bios, countryFaqs, days, destinations, evenings, faqs] = await Promise.all([
    readByText("bios", schemas.bios),
    readByText("country-faqs", schemas.countryFaqs),
    readByText("days", schemas.days),
    readByText("destinations", schemas.destinations),
    readByText("evenings", schemas.evenings),
    readByText("faqs", schemas.faqs),
  ]);
  const [activities, files, inclusions, resources, scenes] = await Promise.all([
    readByText("activities", schemas.activities),
    readByText("files", schemas.files),
    readByText("inclusions", schemas.inclusions),
    readByText("resources", schemas.resources),
    readByText("scenes", schemas.scenes),
  ]);
  const [reviews, newYearPage, contactForm, firstTripPage, allBlocks] = await Promise.all([
    readByLanguage("reviews", schemas.reviews),
    readByLanguage("new-year-page", schemas.newYearPage),
    readByLanguage("contact-form", schemas.contactForm),
    readByLanguage("first-trip-page", schemas.firstTripPage),
    readByLanguage(
      "all-blocks",
      schemas.allBlocks,
      allBlocksMarkets.map((id) => marketById(id).language),
    ),
  ]);
  return {
    activities,
    bios,
    countryFaqs,
    days,
    destinations,
    evenings,
    faqs,
    files,
    inclusions,
    resources,
    scenes,
    reviews,
    newYearPage,
    contactForm,
    firstTripPage,
    allBlocks,
  };
};

export type Phrases = Awaited<ReturnType<typeof readPhrases>>;
