import { SiteLink } from "#design/link.tsx";
import { TravelCard } from "../card.tsx";
import type { CardLabels, TravelCardView } from "../card-view.ts";

export type TripCardsProps = Readonly<{
  cards: readonly TravelCardView[];
  labels: CardLabels;
  /** The way to all of them. */
  all: Readonly<{ path: string; label: string }>;
}>;

/** Trips as cards, with what holds for their prices above and the way to all trips below. */
export const TripCards = ({ cards, labels, all }: TripCardsProps) => (
  <>
    {labels.paid && <p className="small cards-note">{labels.paid}</p>}
    <div className="card-grid block-list">
      {cards.map((card) => (
        <TravelCard key={card.id} card={card} labels={labels} />
      ))}
    </div>
    <p className="block-more">
      <SiteLink to={all.path} className="more-link">
        {all.label}
      </SiteLink>
    </p>
  </>
);
