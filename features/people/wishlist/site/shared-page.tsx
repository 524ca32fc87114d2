import { SiteLink } from "#design/link.tsx";
import { TravelCard } from "#features/catalogue/travels/parts/card.tsx";
import type { CardLabels, TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";

export type SharedView = Readonly<{
  above: string | null;
  title: string;
  text: string;
  cards: readonly TravelCardView[];
  labels: CardLabels;
  /** Null where there is nothing to save. */
  saveAll: Readonly<{ path: string; label: string }> | null;
  /** Where else trips are, of a list that is empty or gone. */
  trips: Readonly<{ label: string; path: string }> | null;
}>;

/** What somebody else has saved and shown by a link: trips as they are today, and nobody's name. */
export const SharedPage = ({ view }: { view: SharedView }) => (
  <div className="wrap page wishlist">
    {view.above && <p className="saved-countries">{view.above}</p>}
    <h1>{view.title}</h1>
    <p className="lead">{view.text}</p>
    {view.saveAll && (
      <form method="post" action={view.saveAll.path}>
        <button className="button" name="save" value="all">
          {view.saveAll.label}
        </button>
      </form>
    )}
    {view.trips && (
      <p>
        <SiteLink to={view.trips.path} className="button">
          {view.trips.label}
        </SiteLink>
      </p>
    )}
    {view.cards.length > 0 && (
      <div className="card-grid">
        {view.cards.map((card, index) => (
          <TravelCard
            key={card.id}
            card={card}
            labels={view.labels}
            level={2}
            first={index === 0}
          />
        ))}
      </div>
    )}
  </div>
);
