import { expect, test } from "vitest";
import { noThirdParties, type ThirdParties } from "./contract.ts";
import { servicesNeedingConsent, noSources, cspSourcesFor } from "./rules.ts";

const tagManager = {
  id: "GTM-ABC123",
  base: "https://tags.example.com",
  hosts: ["https://*.counter.example.com"],
};
const errorReports = { dsn: "https://key@errors.example.com/7" };
const maps = {
  key: "key",
  base: "https://maps.example.com",
  hosts: ["https://*.tiles.example.com"],
};
const all: ThirdParties = { cdn: null, tagManager, maps, errorReports };

test("without services no consent is needed and no other host is allowed", () => {
  expect(servicesNeedingConsent(noThirdParties)).toEqual([]);
  expect(cspSourcesFor(noThirdParties)).toEqual(noSources);
});

test("consent is asked only for configured services", () => {
  expect(servicesNeedingConsent(all)).toEqual(["statistics", "reports"]);
  expect(servicesNeedingConsent({ ...noThirdParties, tagManager })).toEqual(["statistics"]);
  expect(servicesNeedingConsent({ ...noThirdParties, errorReports })).toEqual(["reports"]);
});

test("a CDN may serve pictures, fonts and styles but no scripts, and needs no consent", () => {
  const cdn = "https://cdn.example.com";
  const configured = { ...noThirdParties, cdn };
  expect(servicesNeedingConsent(configured)).toEqual([]);
  expect(cspSourcesFor(configured)).toEqual({
    ...noSources,
    style: [cdn],
    img: [cdn],
    font: [cdn],
  });
});

test("a map needs no consent beforehand, because it asks at its own button", () => {
  expect(servicesNeedingConsent({ ...noThirdParties, maps })).toEqual([]);
});

test("the policy allows the configured hosts; the host of error reports may be called but runs no script", () => {
  const tags = ["https://tags.example.com", "https://*.counter.example.com"];
  const map = ["https://maps.example.com", "https://*.tiles.example.com"];
  expect(cspSourcesFor(all)).toEqual({
    script: [...tags, ...map],
    style: map,
    img: [...tags, ...map],
    font: map,
    connect: [...tags, ...map, "https://errors.example.com"],
    worker: ["blob:"],
  });
});
