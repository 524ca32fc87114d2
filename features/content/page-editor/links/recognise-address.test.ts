import { describe, expect, test } from "vitest";
import { marketIds } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { isLink } from "#platform/address.ts";
import { addressOf, innerTarget } from "./inner-target.ts";
import { type MarketSite, recogniseAddress } from "./recognise-address.ts";

const originOf = (market: string) => `https://www.${market.toLowerCase()}.wayroam.test`;
const sites: readonly MarketSite[] = marketIds.map((market) => ({
  market,
  origin: originOf(market),
}));

describe.each(marketIds)("in %s", (market) => {
  const other = marketIds.find((each) => each !== market) ?? market;
  const recognise = (text: string) => recogniseAddress(text, market, sites);

  test("an address of the own site becomes its path, with or without www, scheme and blanks", () => {
    const inner = { kind: "inner", address: "/a/b?c=1#d" };
    const bare = originOf(market).slice("https://www.".length);
    for (const start of [originOf(market), `https://${bare}`, `http://${bare}`, bare])
      expect(recognise(` ${start}/a/b?c=1#d\n`)).toEqual(inner);
  });

  test("an address of another market's site is said to be of that market", () => {
    const address = `${originOf(other)}/a`;
    expect(recognise(address)).toEqual({
      kind: "foreign",
      address,
      label: marketById(other).label,
    });
    const insecure = recognise(address.replace("https", "http"));
    expect(insecure).toMatchObject({ kind: "refused" });
    expect(JSON.stringify(insecure)).toContain(marketById(other).label);
  });

  test("the pages of a trip, a coordinator and an area are told apart by the market's paths", () => {
    const trip = addressOf(market, "travel", "lofoten") ?? "";
    expect(innerTarget(market, `${trip}#map`)).toEqual({
      kind: "travel",
      slug: "lofoten",
      part: "trip",
    });
    const itinerary = pathOf(market, "travels-travel-itinerary", { travel: "lofoten" }) ?? "";
    expect(innerTarget(market, itinerary)).toMatchObject({ slug: "lofoten", part: "itinerary" });
    expect(innerTarget(market, `${trip}/lof-2027-05`)).toMatchObject({ part: "departure" });
    const person = addressOf(market, "coordinator", "mei") ?? "";
    expect(innerTarget(market, person)).toEqual({ kind: "coordinator", slug: "mei" });
    const area = addressOf(market, "destination", "giappone") ?? "";
    expect(innerTarget(market, area)).toEqual({ kind: "destination", slug: "giappone" });
    expect(innerTarget(market, `${area}&mood=nature`)).toEqual({ kind: "search" });
    for (const path of ["/", "/capodanno", pathOf(market, "tours") ?? "", "/legal/privacy-policy"])
      expect(innerTarget(market, path)).toEqual({ kind: "page", path });
    // The lists themselves are pages, no trip or coordinator without a name.
    for (const route of ["travels", "coordinators", "search"] as const)
      expect(innerTarget(market, pathOf(market, route) ?? "")).toMatchObject({ kind: "page" });
  });
});

test("other hosts are outside addresses, written in full", () => {
  const outside = { kind: "outside", address: "https://example.org/a", host: "example.org" };
  for (const text of ["https://example.org/a", "example.org/a", "HTTPS://EXAMPLE.org/a"])
    expect(recogniseAddress(text, "it-IT", sites)).toEqual(outside);
});

test.each(["Lofoten under the midnight sun", "nepal", "", "  ", "3.5", "giugno 2027: mare"])(
  "%j is words and no address",
  (text) => {
    expect(recogniseAddress(text, "it-IT", sites)).toBeNull();
  },
);

test.each([
  ["javascript:alert(1)", "javascript:"],
  ["mailto:ciao@example.org", "mailto:"],
  ["tel:+390112345", "tel:"],
  ["http://example.org", "http"],
  ["//example.org", "another host"],
  ["/\\example.org", "another host"],
  ["https://", "no address"],
  ["https://intranet/a", "no domain"],
])("%s is refused, and the reason is given", (text, reason) => {
  const address = recogniseAddress(text, "it-IT", sites);
  expect(address?.kind).toBe("refused");
  expect(JSON.stringify(address)).toContain(reason);
});

test("what is recognised as a link is what the server takes", () => {
  const texts = ["/a?b#c", "#b-1", "#", "example.org", `${originOf("it-IT")}/`, originOf("fr-FR")];
  for (const text of texts) {
    const address = recogniseAddress(text, "it-IT", sites);
    expect(address !== null && "address" in address && isLink(address.address)).toBe(true);
  }
});
