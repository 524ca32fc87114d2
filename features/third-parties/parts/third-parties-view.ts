import type { ConsentCategory, ThirdParties } from "#features/third-parties/contract.ts";

/** What one category is, in words: its name and what it is for. */
export type ConsentCategoryView = Readonly<{ title: string; text: string }>;

/** What a browser is told of other companies' services: what to load, and how to ask first. */
export type ThirdPartiesView = Readonly<{
  tagManager: Readonly<{ id: string; base: string }> | null;
  errorReports: ThirdParties["errorReports"];
  /** The market and its language, for what is reported. */
  market: string;
  language: string;
  consent: Readonly<{
    categories: readonly Readonly<ConsentCategoryView & { name: ConsentCategory }>[];
    title: string;
    text: string;
    accept: string;
    refuse: string;
    choose: string;
    save: string;
    close: string;
    settings: string;
    necessary: ConsentCategoryView;
    privacy: Readonly<{ label: string; path: string }> | null;
  }>;
  /** Runs first on each page: holds errors until somebody may take them. Null where nobody will. */
  early: string | null;
}>;
