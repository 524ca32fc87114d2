import { expect, test } from "vitest";
import { noThirdParties, type ThirdParties } from "#features/company/third-parties/contract.ts";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { toThirdPartiesView } from "./third-parties-presenter.ts";

const all: ThirdParties = {
  cdn: null,
  tagManager: { id: "GTM-ABC123", base: "https://tags.example.com", hosts: [] },
  maps: null,
  errorReports: { dsn: "https://key@errors.example.com/7" },
};

test.each(markets)(
  "$id asks for consent in its language and names the companies' hosts",
  (market) => {
    const context = { t: translatorFor(market), market, privacyPath: "/privacy" };
    expect(toThirdPartiesView(noThirdParties, context)).toBeNull();
    const { consent, language } = toThirdPartiesView(all, context)!;
    expect(language).toBe(market.htmlLang);
    expect(consent.categories.map(({ name }) => name)).toEqual(["statistics", "reports"]);
    expect(consent.categories[0]?.text).toContain("tags.example.com");
    expect(consent.categories[1]?.text).toContain("errors.example.com");
    expect(consent.privacy?.path).toBe("/privacy");
    expect(new Set([consent.accept, consent.refuse, consent.choose, consent.save]).size).toBe(4);
  },
);

test("the early script collects errors only where error reports are configured", () => {
  const market = markets[0]!;
  const context = { t: translatorFor(market), market, privacyPath: null };
  expect(toThirdPartiesView(all, context)?.earlyScript).toContain("heldErrors");
  expect(toThirdPartiesView({ ...all, errorReports: null }, context)?.earlyScript).toBeNull();
});
