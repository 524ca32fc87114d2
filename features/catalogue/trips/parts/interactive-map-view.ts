/** The map of an external provider. It loads only when a visitor asks for it. */
export type InteractiveMapView = Readonly<{
  /** Address of the provider's script. The loader adds the `callback` parameter. */
  scriptUrl: string;
  openLabel: string;
  /**
   * Names the provider and the data that it receives. Shown before anything loads from the
   * provider.
   */
  note: string;
  failedText: string;
  stops: readonly Readonly<{ name: string; lat: number; lng: number }>[];
}>;
