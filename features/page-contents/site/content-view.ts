import type { DestinationsView } from "#features/destinations/parts/area-view.ts";
import type { FaqGroupView } from "#features/faqs/parts/faqs.tsx";
import type { ContactView } from "#features/layout/parts/contacts.tsx";
import type { LinkView } from "#features/layout/parts/shell-view.ts";
import type { StepsView } from "#features/home/parts/steps.tsx";
import type { StatusView } from "#features/tours/parts/departure-view.ts";
import type { Crumb, TripTopView } from "#features/travels/parts/trip-top-view.ts";

export type ContentView = Readonly<{
  title: string;
  lead: string;
  /** The way down to the page, the page itself left out. */
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  /** The picture that the page begins with, its title and lead on it; null where they stand alone. */
  top: TripTopView | null;
  /** From one seat to a group, on the page that tells how it works. */
  steps: StepsView | null;
  /** What stands where a text names the statuses. */
  statuses: readonly StatusView[];
  /** `id` is where the list of contents leads to. */
  sections: readonly Readonly<{ id: string; heading: string; text: string }>[];
  /** The list of contents; null where there is too little to list. */
  contents: Readonly<{
    title: string;
    headings: readonly Readonly<{ id: string; heading: string }>[];
  }> | null;
  /** `Last changed on 12/03/2027`; null where that does not matter. */
  changed: string | null;
  /** What is done after reading; null where nothing follows by itself. */
  action: LinkView | null;
  contacts: readonly ContactView[];
  faqs: readonly (FaqGroupView & Readonly<{ id: string }>)[];
  /** The trips of a continent. */
  area: Readonly<{
    continent: DestinationsView["areas"][number];
    countriesLabel: string;
    words: DestinationsView["words"];
  }> | null;
  /** The pages that readers of this one go on to; null where the market has none of them. */
  onward: Readonly<{ title: string; links: readonly LinkView[] }> | null;
}>;
