import { Icon } from "#design/office/icons.tsx";

const step = 1.6;

type MapZoomProps = Readonly<{
  onZoom: (factor: number) => void;
  /** Shows the whole route. */
  onFit: () => void;
}>;

export const MapZoom = ({ onZoom, onFit }: MapZoomProps) => (
  <div className="map-zoom">
    <button type="button" aria-label="Zoom in" onClick={() => onZoom(step)}>
      <Icon name="plus" />
    </button>
    <button type="button" aria-label="Zoom out" onClick={() => onZoom(1 / step)}>
      <span aria-hidden="true">−</span>
    </button>
    <button
      type="button"
      aria-label="Show the whole route"
      title="Show the whole route"
      onClick={onFit}
    >
      <svg viewBox="0 0 20 20" className="icon map-zoom-whole" aria-hidden="true">
        <path d="M10 3v3M10 14v3M3 10h3M14 10h3M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />
      </svg>
    </button>
  </div>
);
