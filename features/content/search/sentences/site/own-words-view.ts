import type { CardLabels, TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import type { SearchView, SelectOption } from "#features/content/search/parts/search-view.ts";

type TextLink = Readonly<{ text: string; path: string }>;

/** A stretch of the sentence, by what became of it. */
export type SentencePart = Readonly<{ text: string; kind: "read" | "unread" | "plain" }>;

/** The control of the filter that a chip stands for, as the search has it. */
export type ChipControl =
  | Readonly<{
      kind: "options";
      name: string;
      /** Whether one alone can be chosen. */
      isOne: boolean;
      /** The count is null where the search counts none. */
      options: readonly (SelectOption & Readonly<{ count: number | null }>)[];
    }>
  | Readonly<{ kind: "text"; name: string; label: string; value: string }>
  | Readonly<{
      kind: "price";
      min: Readonly<{ label: string; value: string }>;
      max: Readonly<{ label: string; value: string }>;
      /** The same sum for two, each paying half; null where the sentence says it already. */
      forTwo: (TextLink & Readonly<{ question: string }>) | null;
    }>
  | Readonly<{
      kind: "days";
      fields: readonly Readonly<{ name: string; label: string; value: string }>[];
    }>;

export type ChipView = Readonly<{
  id: string;
  label: string;
  /** `from “in October”`. */
  from: string;
  remove: TextLink;
  title: string;
  control: ChipControl | null;
  /** The parameters that its form keeps. */
  kept: readonly (readonly [name: string, value: string])[];
  apply: string;
  takeOff: string;
  /** The base path of the market's API, which counts what a choice would find. */
  api: string;
}>;

/** The orders of the results, each at an address of its own. */
export type SortView = Readonly<{
  label: string;
  chosen: string;
  choices: readonly (TextLink & Readonly<{ isChosen: boolean }>)[];
}>;

/** What the page says beside the chips, with ways on. */
export type Note = Readonly<{
  before: string;
  words: string | null;
  after: string;
  links: readonly TextLink[];
}>;

export type OwnWordsView = Readonly<{
  path: string;
  searchPath: string;
  sentence: string;
  label: string;
  placeholder: string;
  submit: string;
  maxLength: number;
  examples: readonly TextLink[];
  /** Null where a sentence was asked. */
  start: Readonly<{
    title: string;
    lead: string;
    facts: readonly Readonly<{ title: string; text: string }>[];
  }> | null;
  /** Null without a sentence, and where nothing of it was understood. */
  result: Readonly<{
    readTitle: string;
    parts: readonly SentencePart[];
    chips: readonly ChipView[];
    notes: readonly Note[];
    count: string;
    /** Null where one trip or none was found. */
    sort: SortView | null;
    same: Readonly<{ before: string; link: TextLink; after: string }>;
    cards: readonly Readonly<{
      card: TravelCardView;
      fits: string | null;
      against: string | null;
    }>[];
    /** Null where trips were found. */
    noResults: SearchView["noResults"];
    labels: CardLabels;
    resultsLabel: string;
    more: TextLink | null;
  }> | null;
  failure: Readonly<{ title: string; text: string; ways: readonly TextLink[] }> | null;
}>;
