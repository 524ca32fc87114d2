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
};

/** `Fès, duna su duna` becomes `fes-duna-su-duna`. */
export const slugOf = (name: string, language: string): string => {
  const lower = name.toLowerCase();
  const german =
    language === "de"
      ? lower.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue")
      : lower;
  return german
    .replaceAll(/[ßæøđðþłıœ]/g, (letter) => transliterations[letter] ?? "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
};
