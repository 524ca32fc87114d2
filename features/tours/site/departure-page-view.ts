import type { ContactView } from "#features/layout/parts/contacts.tsx";
import type { CoordinatorCardView } from "#features/coordinators/parts/coordinator-view.ts";
import type { NotifyMeView } from "#features/tours/parts/calendar/calendar-view.ts";
import type { DepartureLabels } from "#features/tours/parts/departure-row.tsx";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import type { NextDatesView } from "#features/tours/parts/next-dates.tsx";
import type { PriceView } from "#features/tours/parts/price/price-view.ts";
import type { CostView } from "#features/travels/parts/cost-view.ts";
import type { IncludedView } from "#features/travels/parts/included-view.ts";
import type { TripTopView } from "#features/travels/parts/trip-top-view.ts";

type Link = Readonly<{ label: string; path: string }>;

type SharedView = Readonly<{
  top: TripTopView;
  others: Readonly<{
    title: string;
    departures: readonly DepartureView[];
    labels: DepartureLabels;
  }>;
  back: Link;
}>;

/**
 * Page of a departure that is no longer offered: links to the trip's other dates and to all trips.
 */
export type GonePageView = SharedView &
  Readonly<{ kind: "gone"; dates: Link | null; trips: Link; notifyMe: NotifyMeView | null }>;

/** Texts are in the visitor's language. */
export type DeparturePageView = SharedView &
  Readonly<{
    kind: "departure";
    statusTitle: string;
    status: StatusView;
    /** Contact for the waiting list of a full group; null for the other statuses. */
    care: Readonly<{
      label: string;
      text: string;
      contacts: readonly ContactView[];
      page: Link | null;
    }> | null;
    /** How to request a seat of this departure; null where it is not for sale. */
    ask: Readonly<{
      label: string;
      text: string;
      href: string;
      contacts: readonly ContactView[];
    }> | null;
    /** Link for a departure that nobody can join any more. */
    onward: Link | null;
    leavesOn: string | null;
    /** Missing people, the day of the decision and what happens otherwise. */
    decision: readonly string[];
    price: PriceView;
    /** Departures to book instead, where this one is over or has not opened. */
    instead: NextDatesView | null;
    labels: Readonly<{ perPerson: string; was: string }>;
    note: string;
    panels: DepartureView["panels"];
    group: Readonly<{ title: string; lines: readonly string[] }>;
    /** Names what signed-in travellers see; the page holds none of it. */
    locked: Readonly<{
      panels: readonly Readonly<{ title: string; text: string }>[];
      note: string;
      signIn: Link | null;
    }>;
    coordinatorTitle: string;
    coordinator: CoordinatorCardView | null;
    /** Shown while no coordinator is named; null where that does not matter any more. */
    coordinatorNote: string | null;
    claims: readonly string[];
    included: IncludedView;
    /** Null where nobody can join any more. */
    cost: CostView | null;
  }>;
