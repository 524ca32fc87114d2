import type { AloneView } from "#features/catalogue/travels/parts/alone/alone.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import type { CoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-view.ts";
import type { ReviewsView } from "#features/catalogue/reviews/parts/reviews-view.ts";
import type { DepartureView } from "#features/catalogue/tours/parts/departure-view.ts";
import type { PromiseView } from "#features/catalogue/tours/parts/promises.ts";
import type { CardLabels, TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";
import type { AreaView } from "#features/content/destinations/parts/area-view.ts";
import type { StepsView } from "#features/content/page-contents/parts/steps.tsx";
import type { SearchBarView } from "#features/content/search/parts/search-view.ts";
import type { PriceLabels } from "#features/records/prices/parts/price.tsx";

/** The departures of one month. `month` has the form `2027-05`, `label` is `May`. */
export type UpcomingMonth = Readonly<{
  month: string;
  label: string;
  departures: readonly (Omit<DepartureView, "panels" | "action"> &
    Readonly<{ ledBy: string | null }>)[];
}>;

/** All texts are in the market's language. Null stands for a section that has nothing to show. */
export type HomeView = Readonly<{
  hero: Readonly<{
    title: readonly string[];
    lead: string;
    seat: string;
    search: SearchBarView;
    /** The search in own words; null in markets that have none. */
    ownWords: LinkView | null;
  }>;
  claims: readonly PromiseView[];
  upcomingDepartures: Readonly<{
    title: string;
    text: string;
    monthsLabel: string;
    months: readonly UpcomingMonth[];
    labels: PriceLabels;
    all: LinkView | null;
  }> | null;
  places: Readonly<{
    title: string;
    all: LinkView;
    cards: readonly TravelCardView[];
    labels: CardLabels;
    areasLabel: string;
    areas: readonly AreaView[];
  }> | null;
  steps: StepsView;
  alone: AloneView;
  people: Readonly<{
    title: string;
    lead: CoordinatorView;
    others: readonly CoordinatorView[];
    all: LinkView;
  }> | null;
  reviews: Readonly<{ title: string; summary: ReviewsView }> | null;
}>;
