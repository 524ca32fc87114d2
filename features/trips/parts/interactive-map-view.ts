/** Loaded only when a visitor asks for it. */
export type InteractiveMapView = Readonly<{
  /** The provider's script; the loader adds the `callback` parameter. */
  scriptUrl: string;
  openLabel: string;
  /** Names the provider and what it learns, shown before anything is loaded from it. */
  note: string;
  failedText: string;
  stops: readonly Readonly<{ name: string; lat: number; lng: number }>[];
}>;
