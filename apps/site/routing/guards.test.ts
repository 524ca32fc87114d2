import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { SiteRequest } from "../context.ts";
import { runGuards } from "./guards.ts";

const siteOf = (market: (typeof markets)[number]) =>
  ({
    localizer: { market, t: translatorFor(market), today: "2027-01-01", display: null },
  }) as SiteRequest;

const stranger = { url: { pathname: "/profilo", search: "" }, visitorOf: async () => null };

test("the guard of the profile leads strangers to the sign-in and lets visitors pass", async () => {
  const [market] = markets;
  if (!market) throw new Error("There is no market.");
  expect(await runGuards(siteOf(market), ["auth"], stranger)).toMatchObject({
    status: 303,
    path: "/login?returnTo=%2Fprofilo",
  });
  const visitor = { ...stranger, visitorOf: async () => ({}) };
  expect(await runGuards(siteOf(market), ["auth"], visitor)).toBeNull();
});

test.each(markets)("in $id an unknown guard is a 500 that names it", async (market) => {
  const guards = new Map([["open", async () => null]]);
  const site = siteOf(market);
  expect(await runGuards(site, ["open", "auth2"], stranger, guards)).toMatchObject({
    status: 500,
    text: "Unknown middleware auth2", // the spec gives this text for every language
  });
  expect(await runGuards(site, ["open"], stranger, guards)).toBeNull();
});

test("the first guard that returns a status page ends the chain", async () => {
  const [market] = markets;
  if (!market) throw new Error("There is no market.");
  const statusPage = { status: 403, title: "No", text: "Not you" };
  const guards = new Map([["closed", async () => statusPage]]);
  expect(await runGuards(siteOf(market), ["closed", "unknown"], stranger, guards)).toBe(statusPage);
});
