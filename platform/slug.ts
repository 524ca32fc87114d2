const transliterations: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  œ: "oe",
  ħ: "h",
  ŋ: "n",
  ŧ: "t",
};

/** Letters that a language writes otherwise than without their marks. */
const lettersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
};

/** Writes a text of any script in Latin letters. */
export type Transliterate = (text: string) => string;

const latinLetter = /\p{Script=Latin}\p{M}*/gu;
/** Letters and digits that are not yet ASCII. */
const otherLetters = /(?:(?![ -~])[\p{L}\p{M}\p{N}])+/gu;

/** Whether the slug of a name depends on how other scripts are written in Latin letters. */
export const hasOtherScript = (name: string): boolean =>
  /(?!\p{Script=Latin})[\p{L}\p{Nl}\p{No}]/u.test(name.normalize("NFKC"));

/**
 * The one way from a text to a slug or to the name of a file: `Fès, duna su duna` becomes
 * `fes-duna-su-duna`, `Größe` in German `groesse`. Empty for a text without letters and digits.
 * @param transliterate writes letters of other scripts; without it they are left out
 */
export const slugOf = (
  name: string,
  language: string,
  transliterate: Transliterate = () => "",
): string => {
  const own = { ...transliterations, ...lettersOf[language] };
  return (
    name
      .normalize("NFKC")
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
      .toLowerCase()
      .replaceAll(
        latinLetter,
        (letter) => own[letter] ?? letter.normalize("NFD").replaceAll(/\p{M}/gu, ""),
      )
      // What had a mark on it, as in `ǿ`.
      .replaceAll(/[æøđðþłħŋŧ]/g, (letter) => transliterations[letter] ?? "")
      .replaceAll(otherLetters, (letters) =>
        // Signs within a word, as for the soft sign of Russian, would divide it.
        transliterate(letters)
          .toLowerCase()
          .replaceAll(/['’ʼ"`]/g, ""),
      )
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")
  );
};
