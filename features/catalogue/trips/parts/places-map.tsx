import type { PlacesMapView } from "./places-map-view.ts";

/**
 * The marks have the same size on every screen. They show the numbers of the list beside the map.
 */
export const PlacesMap = ({ map, label }: { map: PlacesMapView; label: string }) => (
  <div className="places-map">
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
      <path d={map.land} className="map-land" />
      <path d={map.borders} className="map-borders" />
      {map.route && <path d={map.route} className="map-route" />}
    </svg>
    {map.places.map(({ left, top, toLeft, isNamed, name }, index) => (
      <span
        key={`${index} ${name}`}
        className={`map-mark${toLeft ? " map-mark-left" : ""}`}
        style={{ left: `${left}%`, top: `${top}%` }}
        data-named={isNamed || undefined}
        aria-hidden="true"
      >
        <i />
        <b className="figures">{index + 1}</b>
        <span>{name}</span>
      </span>
    ))}
  </div>
);
