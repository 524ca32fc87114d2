import { expect, test } from "vitest";
import { noThirdParties, type ThirdParties } from "./contract.ts";
import { servicesNeedingConsent, noSources, sourcesOf } from "./rules.ts";

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

test("without a service there is nothing to ask and no other host", () => {
  expect(servicesNeedingConsent(noThirdParties)).toEqual([]);
  expect(sourcesOf(noThirdParties)).toEqual(noSources);
});

test("visitors are asked about what is configured alone", () => {
  expect(servicesNeedingConsent(all)).toEqual(["statistics", "reports"]);
  expect(servicesNeedingConsent({ ...noThirdParties, tagManager })).toEqual(["statistics"]);
  expect(servicesNeedingConsent({ ...noThirdParties, errorReports })).toEqual(["reports"]);
});

test("pictures, fonts and styles may come from a CDN, scripts not, and nobody is asked about it", () => {
  const cdn = "https://cdn.example.com";
  const configured = { ...noThirdParties, cdn };
  expect(servicesNeedingConsent(configured)).toEqual([]);
  expect(sourcesOf(configured)).toEqual({ ...noSources, style: [cdn], img: [cdn], font: [cdn] });
});

test("a map asks beside its own button", () => {
  expect(servicesNeedingConsent({ ...noThirdParties, maps })).toEqual([]);
});

test("pages may load from the configured hosts; reports are sent and nothing of their host runs", () => {
  const tags = ["https://tags.example.com", "https://*.counter.example.com"];
  const map = ["https://maps.example.com", "https://*.tiles.example.com"];
  expect(sourcesOf(all)).toEqual({
    script: [...tags, ...map],
    style: map,
    img: [...tags, ...map],
    font: map,
    connect: [...tags, ...map, "https://errors.example.com"],
    worker: ["blob:"],
  });
});
