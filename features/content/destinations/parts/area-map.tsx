import { PlacesMap } from "#features/catalogue/trips/parts/places-map.tsx";
import type { AreaMapView } from "./area-view.ts";
import { Countries } from "./continent.tsx";

/** The countries of an area on a map, and below it their list by the same numbers. */
export const AreaMap = ({
  map: { map, label: mapLabel, countries, others },
  label,
}: Readonly<{ map: AreaMapView; label: string }>) => (
  <div className="continent area-map">
    <PlacesMap map={map} label={mapLabel} />
    <Countries countries={[...countries, ...others]} label={label} numbered={countries.length} />
  </div>
);
