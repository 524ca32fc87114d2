import type { Contents } from "./contents.ts";
import { britishLaw } from "./en/legal/british-law.ts";
import { packageLegalPages } from "./en/legal/pages.ts";
import { englishPages } from "./en/pages.ts";

export const british: Contents = {
  ...englishPages({
    paying: "You pay in GBP with a UK home address, otherwise in EUR.",
    passports:
      "With a British passport, look at the travel advice of the Foreign, Commonwealth and Development Office for your country of destination. With another passport, ask its embassy, because the rules can be different.",
    clock: "London time",
  }),
  ...packageLegalPages(britishLaw),
};
