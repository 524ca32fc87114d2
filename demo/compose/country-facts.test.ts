import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { countryName } from "#markets/places/display-names.ts";
import { countryFacts } from "./country-facts.ts";
import { composeDestinations } from "./destinations.ts";
import { composeFaqs } from "./faqs.ts";

const codes = [...new Set(demoData.trips.flatMap(({ countries }) => countries))];

test.each(markets)(
  "in $id countries and currencies are called as the language writes them",
  (market) => {
    const { htmlLang, language } = market;
    const destinations = composeDestinations(demoData.trips, market);
    const faqs = composeFaqs(demoData.trips, market, demoData.phrases, destinations);
    const names = new Intl.DisplayNames([htmlLang], { type: "currency" });
    for (const code of codes) {
      const country = [...destinations.values()].find((each) => each.code === code);
      const own = faqs.filter(({ destinationId }) => destinationId === country?.id);
      const text = own.map(({ question, answer }) => `${question} ${answer}`).join(" ");
      const currency = countryFacts(code)?.currency;
      if (!country || own.length === 0 || !currency) continue;
      expect(country.name).toBe(countryName(code, htmlLang));
      expect(text).toContain(country.name);
      // English names have capitals of titles, which a sentence lacks.
      if (language !== "en") expect(text).toContain(names.of(currency));
    }
    const texts = faqs.map(({ answer }) => answer).join("\n");
    if (language === "en")
      for (const name of ["West African CFA franc (XOF)", "CFP franc (XPF)", "UAE dirham (AED)"])
        expect(texts).toContain(name);
  },
);
