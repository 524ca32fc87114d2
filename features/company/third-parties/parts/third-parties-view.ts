import type { ConsentCategory, ThirdParties } from "#features/company/third-parties/contract.ts";

export type ConsentCategoryView = Readonly<{ title: string; text: string }>;

export type ThirdPartiesView = Readonly<{
  tagManager: Readonly<{ id: string; base: string }> | null;
  errorReports: ThirdParties["errorReports"];
  /** Error reports are tagged with this market. */
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
  /** Inline script that runs first on each page and collects errors; null without error reports. */
  earlyScript: string | null;
}>;

/** The element of a page that holds the view as JSON. */
export const thirdPartiesElementId = "third-parties";
