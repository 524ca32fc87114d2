type Point = Readonly<{ lat: number; lng: number }>;

/** As much of the provider's library as a route on a map needs. */
export type Maps = Readonly<{
  importLibrary: (name: "maps" | "marker" | "places") => Promise<unknown>;
  Map: new (
    place: HTMLElement,
    options: object,
  ) => Readonly<{ fitBounds: (bounds: object, padding: number) => void }>;
  LatLngBounds: new () => Readonly<{ extend: (point: Point) => void }>;
  Marker: new (options: object) => object;
  Polyline: new (options: object) => object;
}>;

declare global {
  interface Window {
    google?: { maps?: Maps };
    /** Called by the provider's script once it is there. */
    mapsReady?: () => void;
    /** Called by the provider's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** How long a visitor waits at most before the drawn map is all there is, in ms. */
const patience = 15_000;

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("The map's script did not come."));
    };
    const wait = setTimeout(fail, patience);
    window.mapsReady = () => {
      clearTimeout(wait);
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

/** Loads the provider's maps, once; what failed is tried again the next time. */
export const loadMaps = (address: string): Promise<Maps> => {
  loading ??= load(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/**
 * Draws a route onto a provider's map: its way through the stops, in order, and a mark for each
 * place numbered as it first comes there.
 * @param refused is called when the provider takes the key back after all
 */
export const drawStops = (
  maps: Maps,
  place: HTMLElement,
  stops: readonly (Point & Readonly<{ name: string }>)[],
  refused: () => void,
): void => {
  window.gm_authFailure = refused;
  const bounds = new maps.LatLngBounds();
  for (const { lat, lng } of stops) bounds.extend({ lat, lng });
  const [first] = stops;
  const map = new maps.Map(place, { center: first, zoom: 6, streetViewControl: false });
  const path = stops.map(({ lat, lng }) => ({ lat, lng }));
  new maps.Polyline({ map, path, strokeColor: "#0e3f3a", strokeWeight: 3 });
  const places = new Map(stops.map((stop) => [`${stop.lat} ${stop.lng}`, stop]));
  for (const [index, { name, lat, lng }] of [...places.values()].entries())
    new maps.Marker({ map, position: { lat, lng }, title: name, label: String(index + 1) });
  if (stops.length > 1) map.fitBounds(bounds, 48);
};
