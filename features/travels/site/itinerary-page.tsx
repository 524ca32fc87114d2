import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { RouteMap } from "#features/trips/parts/route-map.tsx";
import { ItineraryDays } from "./itinerary-days.tsx";
import { TripTop } from "#features/travels/parts/trip-top.tsx";
import type { Crumb, TripTopView } from "#features/travels/parts/trip-top-view.ts";
import type { ItineraryDayView, TripView } from "./trip-view.ts";

export type ItineraryView = Readonly<{
  top: TripTopView;
  days: readonly ItineraryDayView[];
  map: TripView["map"];
  back: Crumb;
  choose: Crumb;
}>;

/** The whole programme of a trip, every day open. */
export const ItineraryPage = ({ view }: { view: ItineraryView }) => (
  <>
    <TripTop top={view.top} isLow />
    <div className="wrap page itinerary-page">
      <div>
        <ItineraryDays days={view.days} open={view.days.length} level={2} />
        <p className="itinerary-ways">
          <SiteLink to={view.choose.path} className="button">
            {view.choose.label}
          </SiteLink>
          <SiteLink to={view.back.path} className="more-link">
            <Icon name="arrow-left" size={18} />
            {view.back.label}
          </SiteLink>
        </p>
      </div>
      {view.map && <RouteMap {...view.map} />}
    </div>
  </>
);
