const known = ["all", "--both-engines"];
const seedWord = /^--seed=(\d{1,9})$/;

/**
 * What a run of the tests is asked for by the words after `npm test --`.
 * @returns the words that nobody knows; whether everything is asked for, and on both engines; the
 * seed of the order of tests, a new one in each run
 */
export const readWords = (words, random = Math.random) => {
  const seed = words.map((word) => seedWord.exec(word)?.[1]).find(Boolean);
  return {
    unknown: words.filter((word) => !known.includes(word) && !seedWord.test(word)),
    isAll: words.some((word) => known.includes(word)),
    onBothEngines: words.includes("--both-engines"),
    seed: seed === undefined ? Math.floor(random() * 1e9) : Number(seed),
  };
};
