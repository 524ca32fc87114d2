import { Island } from "#design/live/island.tsx";
import { InteractiveMap } from "./interactive-map.tsx";
import type { InteractiveMapView } from "./interactive-map-view.ts";
import type { RouteMapView } from "./route-map-view.ts";

export const RouteMap = ({
  map,
  alt,
  title,
  listTitle,
  interactive,
}: {
  map: RouteMapView;
  alt: string;
  title: string;
  /** The heading above the list of stops. */
  listTitle: string;
  /** Null when no map provider is configured. */
  interactive: InteractiveMapView | null;
}) => (
  <figure className="route-map">
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={alt}>
      <path d={map.land} className="map-land" />
      <path d={map.borders} className="map-borders" />
      <path d={map.route} className="map-route" />
      {map.stops.map(({ name, x, y, label, leaderPath }) => (
        <g key={name} transform={`translate(${x} ${y})`} aria-hidden="true">
          {leaderPath && <path d={leaderPath} className="map-leader" />}
          <rect x="-11" y="-10" width="22" height="20" rx="2" className="map-line" />
          <rect x="-9" y="-8" width="18" height="7" className="map-top" />
          <rect x="-9" y="1" width="18" height="7" className="map-bottom" />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
    {interactive && (
      <Island name="map" component={InteractiveMap} props={{ map: interactive, title }} />
    )}
    <figcaption>
      <b>{listTitle}</b>{" "}
      <ol>
        {map.stopNames.map((name, index) => (
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ol>
    </figcaption>
  </figure>
);
