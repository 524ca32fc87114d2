/** A map of another company, which is loaded when a visitor asks for it. */
export type InteractiveMapView = Readonly<{
  /** Its script, with everything but the name of the function that it calls when it is there. */
  address: string;
  open: string;
  /** Whose it is and what they learn, said before anything of it is loaded. */
  note: string;
  failed: string;
  stops: readonly Readonly<{ name: string; lat: number; lng: number }>[];
}>;
