import type { Language } from "#markets/market-type.ts";
import type { Source } from "../sources/source.ts";
import { isStem, toPlainWords } from "./words/patterns.ts";
import { type Terms, termsOf, wordStemsOf } from "./words/terms.ts";

type Indexed = Readonly<{
  source: Source;
  heading: Terms;
  text: Terms;
  /** The stems of all its words, also of those that say nothing by themselves. */
  wording: ReadonlySet<string>;
  /** By which its score is multiplied. */
  prior: number;
  /** As `toPlainWords` writes them; null for what holds everywhere. */
  about: readonly string[] | null;
}>;

/** All sources of a market, with what each is about. */
export type QuestionIndex = Readonly<{
  language: Language;
  sources: readonly Indexed[];
  /** How much a term tells, the rarer the more. */
  weights: ReadonlyMap<string, number>;
  /** Of which trip alone the headings tell that hold a term; null where several do. */
  toldOf: ReadonlyMap<string, string | null>;
  /** How many sources use the stem of a word, whatever it says. */
  users: ReadonlyMap<string, number>;
  /** Of a word that no source knows. */
  unknownWeight: number;
  /** All words of the sources and of their names, which a mistyped one may have been. */
  words: ReadonlySet<string>;
  /** The names of all places and trips, by how `toPlainWords` writes them. */
  names: ReadonlyMap<string, string>;
}>;

const unknownShare = 0.7;

const withTopics = ({ counts, length }: Terms, topics: Source["topics"]): Terms => ({
  counts: new Map([...counts, ...topics.map((topic) => [`topic:${topic}`, 1] as const)]),
  length,
});

type Worded = Readonly<{ heading: Terms; text: Terms }>;

const wholeOf = ({ heading, text }: Worded): Pick<Terms, "counts"> => ({
  counts: new Map([...heading.counts, ...text.counts]),
});

/** Each text once, though it answers for many trips. */
const differing = (indexed: readonly Indexed[]): readonly Indexed[] => [
  ...new Map(
    indexed.map((each) => [`${each.source.heading}\n${each.source.text}`, each] as const),
  ).values(),
];

const countHolders = (
  all: readonly Readonly<{ counts: Pick<ReadonlySet<string>, "keys"> }>[],
): ReadonlyMap<string, number> => {
  const holders = new Map<string, number>();
  for (const { counts } of all)
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  return holders;
};

/** What a source is about, in one word; general ones are about themselves. */
export const subjectOf = ({ key, about }: Source): string => about?.join(";") ?? key;

const toldOfOne = (indexed: readonly Indexed[]): ReadonlyMap<string, string | null> => {
  const tellers = new Map<string, string | null>();
  for (const { source, heading } of indexed) {
    const subject = subjectOf(source);
    for (const term of heading.counts.keys())
      tellers.set(term, !tellers.has(term) || tellers.get(term) === subject ? subject : null);
  }
  return tellers;
};

/** Pages that praise mention much; questions and rules are written to answer. */
const praise = /^pages\/(?:asia|europe|america|africa|oceania|antarctica|wemeet|wemeet-about)/;
/** What is told those who work with us is seldom what a visitor asks. */
const forOthers = /^pages\/media-/;

/** Of two that say the same, the one about a named place was meant. */
const priorOf = ({ key, about }: Source): number =>
  about !== null
    ? 1.15
    : forOthers.test(key)
      ? 0.6
      : praise.test(key)
        ? 0.8
        : key.includes("/sections/")
          ? 1
          : 1.05;

export const createQuestionIndex = (
  language: Language,
  sources: readonly Source[],
): QuestionIndex => {
  const indexed = sources.map((source) => ({
    source,
    heading: withTopics(termsOf(source.heading, language), source.topics),
    text: termsOf(source.text, language),
    wording: new Set(wordStemsOf(`${source.heading} ${source.text}`, language)),
    prior: priorOf(source),
    about: source.about?.map(toPlainWords) ?? null,
  }));
  const general = indexed.filter(({ about }) => about === null);
  const holders = countHolders(general.map(wholeOf));
  const total = general.length;
  const weightOf = (count: number) => Math.log(1 + total / (count + 0.5));
  const weights = new Map([...holders].map(([term, count]) => [term, weightOf(count)]));
  // What the texts of many trips say as well is everyday talk, however few others say it.
  const stemHolders = countHolders(differing(indexed).map(wholeOf));
  for (const [term, count] of stemHolders) if (isStem(term)) weights.set(term, weightOf(count));
  // What only sources about a place say is as telling as what one source says.
  for (const { heading, text } of indexed)
    for (const term of [...heading.counts.keys(), ...text.counts.keys()])
      if (!weights.has(term)) weights.set(term, weightOf(1));
  return {
    language,
    sources: indexed,
    weights,
    toldOf: toldOfOne(indexed),
    users: countHolders(indexed.map(({ wording }) => ({ counts: wording }))),
    unknownWeight: weightOf(1) * unknownShare,
    words: new Set(
      sources.flatMap(({ heading, text, about }) =>
        [heading, text, ...(about ?? [])].flatMap((each) => toPlainWords(each).trim().split(" ")),
      ),
    ),
    names: new Map(
      sources.flatMap(({ about }) => (about ?? []).map((name) => [toPlainWords(name), name])),
    ),
  };
};
