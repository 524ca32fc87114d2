import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { InteractiveMapView } from "./interactive-map-view.ts";
import { drawStops, loadMaps } from "./load-maps.ts";

type MapState = "drawn" | "loading" | "open" | "failed";

/** A button over the drawn map. It replaces the drawn map by the provider's interactive map. */
export const InteractiveMap = ({ map, title }: { map: InteractiveMapView; title: string }) => {
  const [state, setState] = useState<MapState>("drawn");
  const canvas = useRef<HTMLDivElement>(null);
  const open = async () => {
    setState("loading");
    try {
      const maps = await loadMaps(map.scriptUrl);
      flushSync(() => setState("open")); // The element has to be visible before the map is created, because the provider measures it.
      if (!canvas.current) return;
      drawStops(maps, canvas.current, map.stops, () => setState("failed"));
      canvas.current.focus();
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <div
        ref={canvas}
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
            {map.openLabel}
          </button>
          <p role="status">{state === "failed" ? map.failedText : map.note}</p>
        </div>
      )}
    </>
  );
};
