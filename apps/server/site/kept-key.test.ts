import { expect, test } from "vitest";
import { addressesOf, keptKey } from "./kept-key.ts";

test("each address that was kept is named once, whatever the currency and the name it was asked by", () => {
  const keys = [
    keptKey("it-IT", "EUR", "http://it.example.test/viaggi?page=2"),
    keptKey("it-IT", "GBP", "http://it.example.test/viaggi?page=2"),
    keptKey("it-IT", "any", "http://www.it.example.test/sitemap.xml"),
  ];
  expect(addressesOf(keys, new Map([["it-IT", "https://it.example.test"]]))).toEqual([
    "https://it.example.test/viaggi?page=2",
    "https://it.example.test/sitemap.xml",
  ]);
});
