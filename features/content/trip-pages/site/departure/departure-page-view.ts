import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { CoordinatorCardView } from "#features/catalogue/coordinators/parts/coordinator-view.ts";
import type { NotifyMeView } from "#features/catalogue/tours/parts/calendar/calendar-view.ts";
import type { DepartureLabels } from "#features/catalogue/tours/parts/departure-row.tsx";
import type {
  CompareView,
  DepartureView,
  StatusView,
} from "#features/catalogue/tours/parts/departure-view.ts";
import type { NextDatesView } from "#features/catalogue/tours/parts/next-dates.tsx";
import type { PriceView } from "#features/records/prices/parts/price-view.ts";
import type { CostView } from "#features/records/prices/parts/cost-view.ts";
import type { IncludedView } from "#features/records/prices/parts/included-view.ts";
import type { ShareView } from "#features/assets/layout/parts/share.tsx";
import type { TripTopView } from "#features/catalogue/trips/parts/trip-top-view.ts";

type Link = Readonly<{ label: string; path: string }>;

type SharedView = Readonly<{
  top: TripTopView;
  others: Readonly<{
    title: string;
    departures: readonly DepartureView[];
    labels: DepartureLabels;
    /** Null where there is nothing to compare this departure with. */
    compare: CompareView | null;
  }>;
  back: Link;
}>;

/**
 * The page of a departure that is no longer offered. It links to the trip's other dates and to all
 * trips.
 */
export type GonePageView = SharedView &
  Readonly<{ kind: "gone"; dates: Link | null; trips: Link; notifyMe: NotifyMeView | null }>;

/** Texts are in the visitor's language. */
export type DeparturePageView = SharedView &
  Readonly<{
    kind: "departure";
    id: string;
    /** By which its heart is known: the trip and the day. */
    name: string;
    statusTitle: string;
    status: StatusView;
    /** Contact for the waiting list of a full group. Null for all other statuses. */
    care: Readonly<{
      label: string;
      text: string;
      contacts: readonly ContactView[];
      page: Link | null;
    }> | null;
    /** How visitors ask for a seat of this departure. Null where there is none to ask for. */
    ask: Readonly<{
      /** Of the button. */
      id: string;
      label: string;
      text: string;
      /** Of the page with the form open in this place. */
      path: string;
      /** Said above the contacts. */
      rather: string;
      contacts: readonly ContactView[];
    }> | null;
    /** Link shown when nobody can join this departure any more. Otherwise null. */
    onward: Link | null;
    leavesOn: string | null;
    /** The file that puts it into a calendar. Null for a departure that is full. */
    calendar: Link | null;
    share: ShareView;
    /**
     * Lines that state how many people are missing, on which day it is decided whether the group
     * leaves, and what happens if it does not.
     */
    decision: readonly string[];
    price: PriceView;
    /**
     * Departures to book instead. Null unless this departure is over or its booking has not opened.
     */
    instead: NextDatesView | null;
    labels: Readonly<{ perPerson: string; was: string }>;
    note: string;
    panels: DepartureView["panels"];
    group: Readonly<{ title: string; lines: readonly string[] }>;
    coordinatorTitle: string;
    coordinator: CoordinatorCardView | null;
    /**
     * Shown while no coordinator is named. Null when a coordinator is named or no longer matters.
     */
    coordinatorNote: string | null;
    claims: readonly string[];
    included: IncludedView;
    /** Null when nobody can join the departure any more. */
    cost: CostView | null;
  }>;
