import type { ContactView } from "#features/layout/parts/contacts.tsx";
import type { CoordinatorView } from "#features/coordinators/parts/coordinator-view.ts";
import type { NotifyMeView } from "#features/tours/parts/calendar/calendar-view.ts";
import type { DepartureLabels } from "#features/tours/parts/departure-row.tsx";
import type { DepartureView, StatusView } from "#features/tours/parts/departure-view.ts";
import type { NextDatesView } from "#features/tours/parts/next-dates.tsx";
import type { PriceView } from "#features/tours/parts/price/price-view.ts";
import type { CostView } from "#features/travels/parts/cost-view.ts";
import type { IncludedView } from "#features/travels/parts/included-view.ts";
import type { TripTopView } from "#features/travels/parts/trip-top-view.ts";

type Link = Readonly<{ label: string; path: string }>;

type Shared = Readonly<{
  top: TripTopView;
  others: Readonly<{
    title: string;
    departures: readonly DepartureView[];
    words: DepartureLabels;
  }>;
  back: Link;
}>;

/** A departure that is no longer offered: the ways to the trip's other dates, or how to hear of new ones, and to all trips. */
export type GonePageView = Shared &
  Readonly<{ kind: "gone"; dates: Link | null; trips: Link; notifyMe: NotifyMeView | null }>;

/** The page of one departure, every text ready in the visitor's language. */
export type DeparturePageView = Shared &
  Readonly<{
    kind: "departure";
    statusTitle: string;
    status: StatusView;
    /** Where a full group's seats are asked for; null for the other statuses. */
    care: Readonly<{
      label: string;
      text: string;
      contacts: readonly ContactView[];
      page: Link | null;
    }> | null;
    /** How a seat is asked for, of this departure by name; null where it is not for sale. */
    ask: Readonly<{
      label: string;
      text: string;
      href: string;
      contacts: readonly ContactView[];
    }> | null;
    /** Where to go from a departure that nobody can join any more. */
    wayOn: Link | null;
    leaving: string | null;
    /** How many people are needed, by when that is decided, and what happens otherwise. */
    decision: readonly string[];
    price: PriceView;
    /** What can be booked today instead of a departure that is over or has not opened. */
    instead: NextDatesView | null;
    words: Readonly<{ perPerson: string; was: string }>;
    note: string;
    panels: DepartureView["panels"];
    group: Readonly<{ title: string; lines: readonly string[] }>;
    /** What those who are signed in see; nothing of it is on this page. */
    locked: Readonly<{
      panels: readonly Readonly<{ title: string; text: string }>[];
      note: string;
      signIn: Link | null;
    }>;
    coordinatorTitle: string;
    coordinator: CoordinatorView | null;
    /** What is said where nobody is named yet; null where nobody needs to know. */
    coordinatorSoon: string | null;
    claims: readonly string[];
    included: IncludedView;
    /** What it costs in the end; null where nobody can join any more. */
    cost: CostView | null;
  }>;
