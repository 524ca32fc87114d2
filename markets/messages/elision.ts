const articles: Readonly<Record<string, string>> = {
  il: "l’",
  al: "all’",
  dal: "dall’",
  del: "dell’",
  nel: "nell’",
  sul: "sull’",
  i: "gli ",
  ai: "agli ",
  dai: "dagli ",
  dei: "degli ",
  nei: "negli ",
  sui: "sugli ",
};

// These patterns find the numbers that begin with a vowel in speech: otto, ottanta, ottocento…,
// undici, undicimila.
const articleBeforeVowelNumber =
  /\b([Ii]l?|[Aa][il]|[Dd]a[il]|[Dd]e[il]|[Nn]e[il]|[Ss]u[il]) (?=0?8|11(?!\d))/g;

const elideArticle = (article: string): string => {
  const short = articles[article.toLowerCase()] ?? article;
  return article.startsWith(article.charAt(0).toLowerCase())
    ? short
    : `${short.charAt(0).toUpperCase()}${short.slice(1)}`;
};

/**
 * Contracts `de` before a vowel, `de Amiens` becomes `d’Amiens`, and `à` with the article of a
 * city, `à Le Havre` becomes `au Havre`.
 */
export const elideFrench = (text: string): string =>
  text
    .replaceAll(/\b([Dd])e (?=[AÀÂEÉÈÊIÎOÔUÛŒ])/g, "$1’")
    .replaceAll(/(?<!\p{L})à Le (?=\p{Lu})/gu, "au ");

/**
 * Contracts articles before numbers that begin with a vowel in speech: `il 8 marzo` becomes `l’8
 * marzo`, `fino al 11/12/2026` becomes `fino all’11/12/2026`, `tutti i 11` becomes `tutti gli 11`.
 * Before a name with the same vowel `a` becomes `ad`: `ad Aosta`.
 */
export const elideItalian = (text: string): string =>
  text
    .replaceAll(articleBeforeVowelNumber, (_, article: string) => elideArticle(article))
    .replaceAll(/\b([Aa]) (?=A\p{Ll})/gu, "$1d ");
