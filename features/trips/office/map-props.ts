/** What the shell gives to the map's screen. */
export type MapScreenProps = Readonly<{
  country: string;
  isAdmin: boolean;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
}>;
