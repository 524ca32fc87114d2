import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { InteractiveMapView } from "./interactive-map-view.ts";
import { drawStops, loadMaps } from "./load-maps.ts";

type State = "drawn" | "loading" | "open" | "failed";

/** Opens another company's map over the drawn one, once a visitor has asked for it. */
const InteractiveMap = ({ map, title }: { map: InteractiveMapView; title: string }) => {
  const [state, setState] = useState<State>("drawn");
  const place = useRef<HTMLDivElement>(null);
  const open = async () => {
    setState("loading");
    try {
      const maps = await loadMaps(map.address);
      flushSync(() => setState("open")); // a map is drawn to the size that its place has
      if (!place.current) return;
      drawStops(maps, place.current, map.stops, () => setState("failed"));
      place.current.focus();
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <div
        ref={place}
        className="map-canvas"
        role="region"
        aria-label={title}
        tabIndex={-1}
        hidden={state !== "open"}
      />
      {state !== "open" && (
        <div className="map-open">
          <button
            type="button"
            className="button button-quiet"
            disabled={state === "loading"}
            onClick={() => void open()}
          >
            {map.open}
          </button>
          <p role="status">{state === "failed" ? map.failed : map.note}</p>
        </div>
      )}
    </>
  );
};
export default InteractiveMap;
