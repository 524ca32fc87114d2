import { expect, test } from "vitest";
import { addressesOf, hostOf, isSitemapPage, cacheKey } from "./cache-key.ts";

test("addressesOf names each URL once, whatever the currency", () => {
  const keys = [
    cacheKey("it-IT", null, "/viaggi?page=2"),
    cacheKey("it-IT", "GBP", "/viaggi?page=2"),
    cacheKey("it-IT", null, "/sitemap.xml"),
  ];
  expect(addressesOf(keys, new Map([["it-IT", "https://it.example.test"]]))).toEqual([
    "https://it.example.test/viaggi?page=2",
    "https://it.example.test/sitemap.xml",
  ]);
});

test("a page is in the sitemap when it exists and is requested by its path or canonical URL", () => {
  const isPage = (
    currency: string | null,
    path: string,
    page: Readonly<{ status?: number; canonical?: string }> = {},
  ) => isSitemapPage(cacheKey("it-IT", currency, path), { status: 200, canonical: null, ...page });
  expect(isPage(null, "/viaggi")).toBe(true);
  expect(isPage(null, "/")).toBe(true);
  expect(isPage(null, "/cerca?where=peru", { canonical: "/cerca?where=peru" })).toBe(true);
  expect(isPage(null, "/cerca?where=peru&mood=nature", { canonical: "/cerca" })).toBe(false);
  expect(isPage("USD", "/cerca?where=peru", { canonical: "/cerca?where=peru" })).toBe(false);
  expect(isPage("USD", "/viaggi")).toBe(false);
  expect(isPage(null, "/viaggi?page=2")).toBe(false);
  expect(isPage(null, "/nowhere", { status: 404 })).toBe(false);
});

test("a host is lowercased and stripped of its port", () => {
  for (const host of ["it.localhost", "IT.localhost", "it.localhost:1234"])
    expect(hostOf(host)).toBe("it.localhost");
});
