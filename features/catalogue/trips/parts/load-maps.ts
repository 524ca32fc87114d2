type Point = Readonly<{ lat: number; lng: number }>;

/** The parts of the Google Maps API that this site uses. */
export type Maps = Readonly<{
  importLibrary: (name: "maps" | "marker" | "places") => Promise<unknown>;
  Map: new (
    container: HTMLElement,
    options: object,
  ) => Readonly<{ fitBounds: (bounds: object, padding: number) => void }>;
  LatLngBounds: new () => Readonly<{ extend: (point: Point) => void }>;
  Marker: new (options: object) => object;
  Polyline: new (options: object) => object;
}>;

declare global {
  interface Window {
    google?: { maps?: Maps };
    /** The provider's script calls this function when it has loaded. */
    mapsReady?: () => void;
    /** The provider's script calls this function when it rejects the key. */
    gm_authFailure?: () => void;
  }
}

/** The provider's map is given up after this time, and the drawn map stays. */
const timeoutMs = 15_000;

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("The map's script did not come."));
    };
    const timer = setTimeout(fail, timeoutMs);
    window.mapsReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.async = true;
    script.src = `${address}&callback=mapsReady`;
    document.head.append(script);
  });

let loading: Promise<Maps> | null = null;

const load = async (address: string): Promise<Maps> => {
  await loadScript(address);
  const maps = window.google?.maps;
  if (!maps) throw new Error("The map's script brought no map.");
  await Promise.all(
    (["maps", "marker", "places"] as const).map((name) => maps.importLibrary(name)),
  );
  return maps;
};

/** Loads the script once. When loading fails, the next call tries again. */
export const loadMaps = (address: string): Promise<Maps> => {
  loading ??= load(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/**
 * Draws a line through the stops in their order, and a mark at each stop.
 * @param onKeyRefused called when the provider rejects the key after the script has loaded
 */
export const drawStops = (
  maps: Maps,
  container: HTMLElement,
  stops: readonly (Point & Readonly<{ name: string }>)[],
  onKeyRefused: () => void,
): void => {
  window.gm_authFailure = onKeyRefused;
  const bounds = new maps.LatLngBounds();
  for (const { lat, lng } of stops) bounds.extend({ lat, lng });
  const [first] = stops;
  const map = new maps.Map(container, { center: first, zoom: 6, streetViewControl: false });
  const path = stops.map(({ lat, lng }) => ({ lat, lng }));
  new maps.Polyline({ map, path, strokeColor: "#0e3f3a", strokeWeight: 3 });
  const places = new Map(stops.map((stop) => [`${stop.lat} ${stop.lng}`, stop]));
  for (const [index, { name, lat, lng }] of [...places.values()].entries())
    new maps.Marker({ map, position: { lat, lng }, title: name, label: String(index + 1) });
  if (stops.length > 1) map.fitBounds(bounds, 48);
};
