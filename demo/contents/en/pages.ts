import { aboutTrips } from "./about-trips.ts";
import { aboutUs } from "./about-us.ts";
import { farAreas } from "./areas-far.ts";
import { nearAreas } from "./areas-near.ts";
import type { EnglishWords } from "./english-words.ts";
import { howItWorks } from "./how-it-works.ts";
import { questions } from "./questions.ts";

/** All pages but the legal ones, in British English. */
export const englishPages = (words: EnglishWords) => ({
  ...howItWorks(words),
  ...aboutTrips(words),
  ...aboutUs(words),
  ...questions(words),
  ...nearAreas,
  ...farAreas,
});
