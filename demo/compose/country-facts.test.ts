import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { markets } from "#markets/markets.ts";
import { countryName } from "#markets/places/display-names.ts";
import { countryFacts } from "./country-facts.ts";
import { composeDestinations } from "./destinations.ts";
import { composeFaqs } from "./faqs.ts";

const codes = [...new Set(demoData.trips.flatMap(({ countries }) => countries))];

const englishNames: Readonly<Record<string, string>> = {
  AED: "UAE dirham (AED)",
  BAM: "Bosnia-Herzegovina convertible mark (BAM)",
  MAD: "Moroccan dirham (MAD)",
  XOF: "West African CFA franc (XOF)",
  XPF: "CFP franc (XPF)",
};

test.each(markets)(
  "in $id countries and currencies are called as the language writes them",
  (market) => {
    const { htmlLang, language } = market;
    const destinations = composeDestinations(demoData.trips, market);
    const faqs = composeFaqs(demoData.trips, market, demoData.phrases, destinations);
    const names = new Intl.DisplayNames([htmlLang], { type: "currency" });
    const textOf = (id: string) =>
      faqs
        .filter(({ destinationId }) => destinationId === id)
        .map(({ question, answer }) => `${question} ${answer}`)
        .join(" ");
    const asked = [...destinations.values()]
      .filter(({ code }) => codes.includes(code))
      .map(({ id, code, name }) => ({ code, name, text: textOf(id) }))
      .filter(({ text }) => text !== "");
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ code, name }) => name !== countryName(code, htmlLang))).toEqual([]);
    expect(asked.filter(({ name, text }) => !text.includes(name))).toEqual([]);
    // English names have capitals of titles, which a sentence lacks.
    const called = (currency: string) =>
      language === "en" ? (englishNames[currency] ?? "") : (names.of(currency) ?? currency);
    const broken = asked.filter(({ code, text }) => {
      const currency = countryFacts(code)?.currency;
      return currency !== undefined && !text.includes(called(currency));
    });
    expect(broken).toEqual([]);
  },
);
