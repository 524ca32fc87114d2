import type { Language } from "#markets/market-type.ts";
import { notice as de } from "./de.ts";
import { notice as en } from "./en.ts";
import { notice as es } from "./es.ts";
import { notice as fr } from "./fr.ts";
import { notice as it } from "./it.ts";

/** What the notice of a new sign-in says; `{product}` and `{host}` are filled in. */
export type Notice = Readonly<{
  subject: string;
  title: string;
  lead: string;
  account: string;
  when: string;
  browser: string;
  /** Where the browser does not say what it is. */
  unknownBrowser: string;
  address: string;
  wasYou: string;
  wasNotYou: string;
  open: string;
  why: string;
}>;

export const notices: Readonly<Record<Language, Notice>> = { de, en, es, fr, it };
