import { hasOtherScript, slugOf, type Transliterate } from "../slug.ts";

let transliterate: Transliterate | null = null;
let loading: Promise<void> | null = null;

/**
 * Loads the tables of all scripts, 70 KB of them, which names of our markets rarely need.
 * A failure leaves the letters out, as until it is there.
 */
export const loadTransliteration = (): Promise<void> => {
  loading ??= import("transliteration").then(
    (module) => void (transliterate = (letters) => module.transliterate(letters)),
    () => void (loading = null),
  );
  return loading;
};

/**
 * Calls back once the tables have come that the slug of a name lacks: it is made again then. Never
 * for a name that lacks none.
 */
export const onceLettersCome = (name: string, then: () => void): void => {
  if (transliterate || !hasOtherScript(name)) return;
  void loadTransliteration().then(() => {
    if (transliterate) then();
  });
};

/** Resolves once slugs of these names can be made whole; at once for names that lack no tables. */
export const lettersOf = async (names: string): Promise<void> => {
  if (hasOtherScript(names)) await loadTransliteration();
};

/** The slug of a name that is being typed. */
export const typedSlug = (name: string, language: string): string => {
  if (hasOtherScript(name)) void loadTransliteration();
  return slugOf(name, language, transliterate ?? undefined);
};

/**
 * Whether a slug is still the one of its name, and so follows it. It may have been made before the
 * tables of other scripts were there.
 */
export const isTypedSlug = (slug: string, name: string, language: string): boolean =>
  slug === typedSlug(name, language) || slug === slugOf(name, language);
