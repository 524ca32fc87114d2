import { lazy } from "react";
import type { InteractiveMapView } from "./interactive-map-view.ts";
import { away, type Side } from "../map-labels.ts";
import type { RouteMapView } from "./route-map-view.ts";

// As the blocks of a page: the server waits for it, and the browser leaves the page as it is until it has come.
const InteractiveMap = lazy(() => import("./interactive-map.tsx"));

/** Where a name stands from the middle of its mark. */
const labels = {
  right: { x: 16, y: 5, textAnchor: "start" },
  left: { x: -16, y: 5, textAnchor: "end" },
  below: { x: 0, y: 30, textAnchor: "middle" },
  above: { x: 0, y: -18, textAnchor: "middle" },
  "right-below": { x: 16, y: 21, textAnchor: "start" },
  "right-above": { x: 16, y: -9, textAnchor: "start" },
  "left-below": { x: -16, y: 21, textAnchor: "end" },
  "left-above": { x: -16, y: -9, textAnchor: "end" },
  "far-right-below": { x: away.x + 3, y: away.y + 7, textAnchor: "start" },
  "far-right-above": { x: away.x + 3, y: 7 - away.y, textAnchor: "start" },
  "far-left-below": { x: -away.x - 3, y: away.y + 7, textAnchor: "end" },
  "far-left-above": { x: -away.x - 3, y: 7 - away.y, textAnchor: "end" },
} as const;

/** The line from a mark to a name that stands away from it. */
const leaderTo = (side: Side): string =>
  `M0 0L${side.includes("right") ? away.x : -away.x} ${side.endsWith("below") ? away.y : -away.y}`;

/** The route of a trip, drawn on the server; the same places stand below it as a list. */
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
  /** The title before the list, with the sign that leads to it. */
  listTitle: string;
  /** The map of another company that may be opened over it; null where there is none. */
  interactive: InteractiveMapView | null;
}) => (
  <figure className="route-map">
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={alt}>
      <path d={map.land} className="map-land" />
      <path d={map.borders} className="map-borders" />
      <path d={map.route} className="map-route" />
      {map.stops.map(({ name, x, y, side }) => (
        <g key={name} transform={`translate(${x} ${y})`} aria-hidden="true">
          {side?.startsWith("far-") && <path d={leaderTo(side)} className="map-leader" />}
          <rect x="-11" y="-10" width="22" height="20" rx="2" className="map-line" />
          <rect x="-9" y="-8" width="18" height="7" className="map-top" />
          <rect x="-9" y="1" width="18" height="7" className="map-bottom" />
          {side && <text {...labels[side]}>{name}</text>}
        </g>
      ))}
    </svg>
    {interactive && <InteractiveMap map={interactive} title={title} />}
    <figcaption>
      <b>{listTitle}</b>{" "}
      <ol>
        {map.way.map((name, index) => (
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ol>
    </figcaption>
  </figure>
);
