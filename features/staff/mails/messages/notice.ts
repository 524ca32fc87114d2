import type { Language } from "#markets/market-type.ts";
import { notice as de } from "./de.ts";
import { notice as en } from "./en.ts";
import { notice as es } from "./es.ts";
import { notice as fr } from "./fr.ts";
import { notice as it } from "./it.ts";

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

export const notices: Readonly<Record<Language, Notice>> = { de, en, es, fr, it };
