import { placeNames as de } from "#markets/languages/de/place-names.ts";
import { placeNames as en } from "#markets/languages/en/place-names.ts";
import { placeNames as es } from "#markets/languages/es/place-names.ts";
import { placeNames as fr } from "#markets/languages/fr/place-names.ts";
import { placeNames as it } from "#markets/languages/it/place-names.ts";
import type { Language } from "#markets/market-type.ts";
import type { PlaceNames } from "#markets/places/parts-of-the-world.ts";

const names: Readonly<Record<Language, PlaceNames>> = { de, en, es, fr, it };

/** What a language calls parts of the world, and its other names for countries. */
export const placeNamesOf = (language: Language): PlaceNames => names[language];
