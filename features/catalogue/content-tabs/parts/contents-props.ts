/** What the shell gives to the screens of page contents. */
export type ContentsProps = Readonly<{
  country: string;
  isAdmin: boolean;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
}>;
