import { placeNames as de } from "#markets/languages/de/place-names.ts";
import { placeNames as en } from "#markets/languages/en/place-names.ts";
import { placeNames as es } from "#markets/languages/es/place-names.ts";
import { placeNames as fr } from "#markets/languages/fr/place-names.ts";
import { placeNames as it } from "#markets/languages/it/place-names.ts";
import type { Language } from "#markets/market-type.ts";
import type { PlaceNames } from "#markets/places/parts-of-the-world.ts";

const names: Readonly<Record<Language, PlaceNames>> = { de, en, es, fr, it };

export const placeNamesOf = (language: Language): PlaceNames => names[language];
