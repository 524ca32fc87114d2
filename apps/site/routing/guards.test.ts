import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { SiteRequest } from "../context.ts";
import { passGuards } from "./guards.ts";

const siteOf = (market: (typeof markets)[number]) =>
  ({
    localizer: { market, t: translatorFor(market), today: "2027-01-01", display: null },
  }) as SiteRequest;

test.each(markets)("in $id an unknown guard is a 500 that names it", async (market) => {
  const known = new Map([["open", async () => null]]);
  const site = siteOf(market);
  expect(await passGuards(site, ["open", "auth2"], known)).toMatchObject({
    status: 500,
    text: "Unknown middleware auth2", // the source's own words in every language
  });
  expect(await passGuards(site, ["open"], known)).toBeNull();
});

test("the first guard that objects is heard, and none after it", async () => {
  const [market] = markets;
  if (!market) throw new Error("There is no market.");
  const fault = { status: 403, title: "No", text: "Not you" };
  const known = new Map([["closed", async () => fault]]);
  expect(await passGuards(siteOf(market), ["closed", "unknown"], known)).toBe(fault);
});
