import { transliterate } from "transliteration";
import { slugOf } from "../slug.ts";

/** The slug of a name in any script: `日本地図` becomes `ri-ben-di-tu`. */
export const transliteratedSlug = (name: string, language: string): string =>
  slugOf(name, language, (letters) => transliterate(letters));
