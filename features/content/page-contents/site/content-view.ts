import type {
  AreaMapView,
  DestinationsView,
} from "#features/content/destinations/parts/area-view.ts";
import type { FaqGroupView } from "#features/catalogue/faqs/parts/faqs.tsx";
import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { StepsView } from "../parts/steps.tsx";
import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import type { TripTopView } from "#features/catalogue/trips/parts/trip-top-view.ts";
import type { Crumb } from "#markets/site/breadcrumbs.ts";

/** The search of questions; `found` is null until something is asked. */
export type QuestionSearchView = Readonly<{
  path: string;
  label: string;
  submit: string;
  value: string;
  found: Readonly<{ title: string; links: readonly LinkView[]; words: ReadonlySet<string> }> | null;
}>;

export type ContentView = Readonly<{
  title: string;
  lead: string;
  /** Ancestors of the page, without the page itself. */
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  /** The picture at the top with title and lead on it; null for a page without a picture. */
  top: TripTopView | null;
  /** The steps from one booking to a full group; on `how-it-works` only. */
  steps: StepsView | null;
  /** The tour statuses, which are listed in place of `{statuses}` in a text. */
  statuses: readonly StatusView[];
  /** `id` is the anchor for the table of contents. */
  sections: readonly Readonly<{ id: string; heading: string; text: string }>[];
  /** The table of contents; null for pages with few sections. */
  contents: Readonly<{
    title: string;
    headings: readonly Readonly<{ id: string; heading: string }>[];
  }> | null;
  /** `Last changed on 12/03/2027`; null on pages whose date does not matter. */
  changed: string | null;
  /** The button after the text; null for a page without a button. */
  action: LinkView | null;
  contacts: readonly ContactView[];
  faqs: readonly (FaqGroupView & Readonly<{ id: string }>)[];
  /** Null on pages without questions. */
  questionSearch: QuestionSearchView | null;
  /** The trips of the continent that the page describes. */
  area: Readonly<{
    continent: DestinationsView["areas"][number];
    /** Null where no trip says where its country is: the countries are then listed alone. */
    map: AreaMapView | null;
    countriesLabel: string;
    /** The months with departures there, each leading to its trips; null where there are none. */
    months: Readonly<{
      title: string;
      months: DestinationsView["areas"][number]["countries"];
    }> | null;
    labels: DestinationsView["labels"];
  }> | null;
  /** Links to related pages; null where the market has none of these pages. */
  onward: Readonly<{ title: string; links: readonly LinkView[] }> | null;
}>;
