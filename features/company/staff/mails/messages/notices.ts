import type { Language } from "#markets/market-type.ts";
import { notice as de } from "./de.ts";
import { notice as en } from "./en.ts";
import { notice as es } from "./es.ts";
import { notice as fr } from "./fr.ts";
import { notice as it } from "./it.ts";
import type { Notice } from "./notice.ts";

export const notices: Readonly<Record<Language, Notice>> = { de, en, es, fr, it };
