import { TravelCard } from "#features/catalogue/travels/parts/card.tsx";
import type { SearchView } from "../search-view.ts";

export const Cards = ({
  cards,
  labels,
  resultsLabel,
  isCompact = false,
}: Pick<SearchView, "cards" | "labels"> & { resultsLabel?: string; isCompact?: boolean }) => (
  <section aria-label={resultsLabel}>
    {labels.paid && <p className="small cards-note">{labels.paid}</p>}
    <div className={isCompact ? "card-rows" : "card-grid"}>
      {cards.map((card, index) => (
        <TravelCard
          key={card.id}
          card={card}
          labels={labels}
          level={2}
          first={index === 0}
          {...(isCompact ? { sizes: "112px" } : {})}
        />
      ))}
    </div>
  </section>
);
