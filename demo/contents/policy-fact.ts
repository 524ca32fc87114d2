import type { ContentRoute } from "#markets/routes.ts";
import type { Patterns } from "./patterns.ts";

/** Where a text is: a fixed page, the questions or included lines of every trip, or the home page. */
export type TextPlace = ContentRoute | "tripQuestions" | "tripInclusions" | "home";
/**
 * A statement that follows from `policies`: where texts must make it, and how each language words
 * it.
 */
export type PolicyFact = Readonly<{ places: readonly TextPlace[]; patterns: Patterns }>;
