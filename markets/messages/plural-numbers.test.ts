import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";

test("each plural of a message shows its own number, in the notation of the language", () => {
  const values = { travel: "Yucatán", date: "3 gennaio", n: 1, in: 1200, minimum: 1201 };
  const shown = translatorFor(marketById("it-IT"))("alertMail.needed", values);
  expect(shown).toContain("Nel gruppo ci sono 1.200 persone");
  expect(shown).toContain("1.201");
  expect(translatorFor(marketById("de-DE"))("alertMail.needed", { ...values, in: 1 })).toContain(
    "1 Person ist dabei",
  );
});
