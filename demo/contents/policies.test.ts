import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import type { Language } from "#markets/market-type.ts";
import { contents } from "./contents.ts";

/** A cancellation counts from the day on which it is sent, and nowhere from its arrival. */
const counted: Readonly<Record<Language, { says: string; never: RegExp }>> = {
  de: { says: "du deine Nachricht abschickst", never: /Nachricht bei uns (ankommt|eingeht)/ },
  en: { says: "the day on which you send your message", never: /message (reaches us|arrives)/ },
  es: { says: "cuenta el día en que envías el mensaje", never: /el mensaje (nos )?llega/ },
  fr: { says: "La date qui compte est celle où vous envoyez", never: /message nous parvient/ },
  it: { says: "conta il giorno in cui il messaggio parte", never: /il messaggio (ci )?arriva/ },
};

test.each(markets)("a cancellation counts from its sending in $id", (market) => {
  const { says, never } = counted[market.language];
  const pages = contents[market.id];
  expect(JSON.stringify(pages?.["legal-cancellation-policy"])).toContain(says);
  expect(JSON.stringify(pages)).not.toMatch(never);
});
