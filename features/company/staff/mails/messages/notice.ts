/** Texts of the mail about a new sign-in; `{product}` and `{host}` are replaced. */
export type Notice = Readonly<{
  subject: string;
  title: string;
  lead: string;
  account: string;
  when: string;
  browser: string;
  /** Shown when the user agent names no browser. */
  unknownBrowser: string;
  address: string;
  wasYou: string;
  wasNotYou: string;
  open: string;
  why: string;
}>;
