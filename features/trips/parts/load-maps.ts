type Point = Readonly<{ lat: number; lng: number }>;

/** The part of the Google Maps API that is used here. */
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
    /** Called by the provider's script when it has loaded. */
    mapsReady?: () => void;
    /** Called by the provider's script when it rejects the key. */
    gm_authFailure?: () => void;
  }
}

/** After this time the drawn map stays. */
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

/** Loads the script once; after a failure the next call tries again. */
export const loadMaps = (address: string): Promise<Maps> => {
  loading ??= load(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/**
 * Draws the line through the stops in order and one numbered mark for each container.
 * @param onKeyRefused called when the provider rejects the key later on
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
