import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import { PlacesMap } from "#features/catalogue/trips/parts/places-map.tsx";

/** The server draws the map. A list beside it names the places by the same numbers. */
export const MapView: BlockViewOf<"wr-map"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section" id={id} aria-label={content.title ? undefined : data.label}>
      {content.title && <h2 className="section-title">{content.title}</h2>}
      <div className="map-block">
        <PlacesMap map={data.map} label={data.label} />
        <ol className="map-list">
          {data.places.map(({ name, text, link }, index) => (
            <li key={`${index} ${name}`}>
              <span className="map-number figures" aria-hidden="true">
                {index + 1}
              </span>
              <p>
                {link ? <SiteLink to={link}>{name}</SiteLink> : <b>{name}</b>}
                {text && <span>{text}</span>}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
