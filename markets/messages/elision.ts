const articles: Readonly<Record<string, string>> = {
  il: "l’",
  al: "all’",
  dal: "dall’",
  del: "dell’",
  nel: "nell’",
  sul: "sull’",
};

// All numbers that are read with a vowel first: otto, ottanta, ottocento…, undici, undicimila.
const before = /\b([Ii]l|[Aa]l|[Dd]al|[Dd]el|[Nn]el|[Ss]ul) (?=0?8|11(?!\d))/g;

const elided = (article: string): string => {
  const short = articles[article.toLowerCase()] ?? article;
  return article.startsWith(article.charAt(0).toLowerCase())
    ? short
    : `${short.charAt(0).toUpperCase()}${short.slice(1)}`;
};

/** A French text whose `de` goes with the name after it: `Élise, d’Amiens`. */
export const elideFrench = (text: string): string =>
  text.replaceAll(/\b([Dd])e (?=[AÀÂEÉÈÊIÎOÔUÛŒ])/g, "$1’");

/** An Italian text whose articles go with the numbers after them: `l’8 marzo`, `fino all’11/12/2026`. */
export const elideItalian = (text: string): string =>
  text.replaceAll(before, (_, article: string) => elided(article));
