import type { BlockViewOf } from "#blocks/block-view.ts";
import { Areas } from "#features/content/destinations/parts/areas.tsx";
import { PlaceCard } from "#features/content/destinations/parts/place-card.tsx";

export const DestinationsView: BlockViewOf<"wr-destinations"> = ({ content, data, id }) => {
  const { places, label } = data;
  if (places.length === 0) return null;
  return (
    <section className="wrap section" id={id} aria-label={content.title ? undefined : label}>
      {content.title && <h2 className="section-title">{content.title}</h2>}
      {content.look === "rows" ? (
        <div className="places-rows">
          <Areas areas={places} label={label} />
        </div>
      ) : (
        <ul className="places">
          {places.map((place) => (
            <li key={place.slug}>
              <PlaceCard place={place} level={content.title ? 3 : 2} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
