import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { NextDates, type NextDatesView } from "#features/catalogue/tours/parts/next-dates.tsx";
import { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import { Tags } from "#features/catalogue/travels/parts/tags.tsx";
import { ItineraryDays } from "./itinerary-days.tsx";
import { TripBuy } from "../trip/trip-buy.tsx";
import { TripTop } from "#features/catalogue/trips/parts/trip-top.tsx";
import type { TripTopView } from "#features/catalogue/trips/parts/trip-top-view.ts";
import type { Crumb } from "#markets/site/breadcrumbs.ts";
import type { ItineraryDayView, TripTag, TripView } from "../trip/trip-view.ts";

export type ItineraryView = Readonly<{
  top: TripTopView;
  days: readonly ItineraryDayView[];
  /** True when all days are unfolded when the page opens. */
  isOpen: boolean;
  tags: readonly TripTag[];
  dayNav: string;
  openAll: Crumb;
  closeAll: Crumb;
  print: string;
  map: TripView["map"];
  /**
   * The price and a link to the departures, for screens too narrow to show these beside the days.
   */
  buy: (Crumb & Readonly<{ price: TripView["price"] }>) | null;
  /** Null when no departure can be booked. */
  next: NextDatesView | null;
  back: Crumb;
  /** Link to the departures. Null when `next` lists departures. */
  choose: Crumb | null;
}>;

/**
 * With JavaScript, the last two links fold or unfold every day in place (`fold-days.ts`). Without
 * it, they load the page with all days folded or unfolded.
 */
const DayNav = ({ view }: { view: ItineraryView }) => (
  <div className="day-nav">
    <nav aria-label={view.dayNav}>
      <ol>
        {view.days.map(({ id, number, day, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={`${day}: ${title}`}>
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <p>
      <SiteLink to={view.openAll.path} className="text-link" data-days="open">
        {view.openAll.label}
      </SiteLink>
      <SiteLink to={view.closeAll.path} className="text-link" data-days="closed">
        {view.closeAll.label}
      </SiteLink>
      {/* Its browser prints it without the script too. */}
      <button type="button" className="text-link" data-do="print">
        {view.print}
      </button>
    </p>
  </div>
);

export const ItineraryPage = ({ view }: { view: ItineraryView }) => (
  <>
    <TripTop top={view.top} isLow />
    {view.buy && (
      <div className="trip-facts itinerary-buy">
        <div className="wrap">
          <TripBuy {...view.buy} />
        </div>
      </div>
    )}
    <div className="wrap page itinerary-page">
      {view.map && (
        <div>
          <RouteMap {...view.map} />
        </div>
      )}
      <div className="itinerary-days">
        <Tags tags={view.tags} />
        <DayNav view={view} />
        <ItineraryDays days={view.days} open={view.isOpen ? view.days.length : 0} level={2} />
        <p className="itinerary-links">
          {view.choose && (
            <SiteLink to={view.choose.path} className="button">
              {view.choose.label}
            </SiteLink>
          )}
          <SiteLink to={view.back.path} className="more-link">
            <Icon name="arrow-left" size={18} />
            {view.back.label}
          </SiteLink>
        </p>
      </div>
      {view.next && <NextDates next={view.next} />}
    </div>
  </>
);
