import { slugOf } from "#platform/slug.ts";

/** The name by which blocks keep the city of an event. */
export const citySlug = (city: string, language: string): string => slugOf(city, language);
