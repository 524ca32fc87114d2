import { Faqs } from "#features/catalogue/faqs/parts/faqs.tsx";
import { DeparturesSection } from "#features/catalogue/tours/parts/departures-section.tsx";
import { Alone } from "#features/catalogue/travels/parts/alone/alone.tsx";
import { CardGrid } from "#features/catalogue/travels/parts/card-wall.tsx";
import { Cost } from "#features/records/prices/parts/cost.tsx";
import { Included } from "#features/records/prices/parts/included.tsx";
import { SectionNav } from "./section-nav.tsx";
import { ItineraryPreview, Photos, Story, TripFacts } from "./trip-sections.tsx";
import { TripReviews } from "./trip-reviews.tsx";
import { TripTop } from "#features/catalogue/trips/parts/trip-top.tsx";
import type { TripView } from "./trip-view.ts";

export type TripPageProps = Readonly<{
  view: TripView;
  /** What staff made of blocks for this trip alone. */
  ownBlocks?: React.ReactNode;
}>;

export const TripPage = ({ view, ownBlocks }: TripPageProps) => (
  <>
    <TripTop top={view.top} />
    <TripFacts view={view} />
    <SectionNav sections={view.sections} />
    <Story view={view} />
    {ownBlocks}
    <DeparturesSection departures={view.departures} />
    {view.itinerary.days.length > 0 && <ItineraryPreview itinerary={view.itinerary} />}
    <Included included={view.included} />
    {view.cost && <Cost cost={view.cost} />}
    <Alone alone={view.alone} />
    {view.photos && <Photos photos={view.photos} />}
    <TripReviews reviews={view.reviews} />
    {view.faqs.groups.length > 0 && (
      <section className="wrap section" id="faqs" aria-labelledby="faqs-title">
        <h2 id="faqs-title">{view.faqs.title}</h2>
        <Faqs groups={view.faqs.groups} />
      </section>
    )}
    {view.related.cards.length > 0 && (
      <section className="wrap section" id="related" aria-labelledby="related-title">
        <h2 id="related-title">{view.related.title}</h2>
        <CardGrid cards={view.related.cards} labels={view.related.labels} isStrip />
      </section>
    )}
  </>
);
