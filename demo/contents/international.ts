import type { Contents } from "./contents.ts";
import { europeanLaw } from "./en/legal/european-law.ts";
import { packageLegalPages } from "./en/legal/pages.ts";
import { englishPages } from "./en/pages.ts";

export const international: Contents = {
  ...englishPages({
    paying: "You pay in EUR, wherever you live.",
    passports:
      "Groups are mixed, and so are passports. Look at the site of your own foreign ministry and at that of the country’s embassy where you live, and do it before you buy a flight.",
    clock: "Rome time",
  }),
  ...packageLegalPages(europeanLaw),
};
