import { expect, test } from "vitest";
import { addressesOf, keptKey } from "./kept-key.ts";

test("each address that was kept is named once, whatever the currency", () => {
  const keys = [
    keptKey("it-IT", null, "/viaggi?page=2"),
    keptKey("it-IT", "GBP", "/viaggi?page=2"),
    keptKey("it-IT", null, "/sitemap.xml"),
  ];
  expect(addressesOf(keys, new Map([["it-IT", "https://it.example.test"]]))).toEqual([
    "https://it.example.test/viaggi?page=2",
    "https://it.example.test/sitemap.xml",
  ]);
});
