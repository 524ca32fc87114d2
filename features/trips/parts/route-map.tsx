import type { RouteMapView } from "./route-map-view.ts";

/** The route of a trip, drawn on the server; the same places stand below it as a list. */
export const RouteMap = ({
  map,
  alt,
  title,
}: {
  map: RouteMapView;
  alt: string;
  title: string;
}) => (
  <figure className="route-map">
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={alt}>
      <path d={map.land} className="map-land" />
      <path d={map.borders} className="map-borders" />
      <path d={map.route} className="map-route" />
      {map.stops.map(({ name, x, y, toLeft }) => (
        <g key={name} transform={`translate(${x} ${y})`} aria-hidden="true">
          <rect x="-11" y="-10" width="22" height="20" rx="2" className="map-line" />
          <rect x="-9" y="-8" width="18" height="7" className="map-top" />
          <rect x="-9" y="1" width="18" height="7" className="map-bottom" />
          <text x={toLeft ? -16 : 16} y="5" textAnchor={toLeft ? "end" : "start"}>
            {name}
          </text>
        </g>
      ))}
    </svg>
    <figcaption>
      <b>{title}</b>
      <ol>
        {map.stops.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figcaption>
  </figure>
);
