import { expect, test } from "vitest";
import { backofficeOrigin, readConfig, siteOrigin } from "./config.ts";

const production = {
  NODE_ENV: "production",
  SITE_HOSTS: "www.example.it=it-IT",
  SESSION_SECRET: "a secret with more than thirty-two characters",
  BACKOFFICE_HOST: "office.example.it",
};

test("production refuses to start with the settings of development", () => {
  expect(() => readConfig({ ...production, SITE_HOSTS: "" })).toThrow("SITE_HOSTS");
  expect(() => readConfig({ ...production, SESSION_SECRET: undefined })).toThrow("SESSION_SECRET");
});

test("production answers on its own hosts by https", () => {
  const config = readConfig(production);
  expect(config.production).toBe(true);
  expect(backofficeOrigin(config)).toBe("https://office.example.it");
  expect(siteOrigin(config, "it-IT")).toBe("https://www.example.it");
  expect(siteOrigin(config, "de-DE")).toBeNull();
});

test("MODE decides; where it is silent NODE_ENV does", () => {
  expect(readConfig({ NODE_ENV: "production", MODE: "demo" }).production).toBe(false);
  expect(readConfig({ ...production, NODE_ENV: "test", MODE: "production" }).production).toBe(true);
  expect(() => readConfig({ MODE: "live" })).toThrow("MODE");
});

test("no service of another company is used unless it is named; each has its own address", () => {
  const none = { cdn: null, tagManager: null, maps: null, errorReports: null };
  expect(readConfig({}).thirdParties).toEqual(none);
  expect(readConfig({ TAG_MANAGER_ID: "", ERROR_REPORTING_DSN: "" }).thirdParties).toEqual(none);
  const TAG_MANAGER_ID = "GTM-ABC123";
  expect(readConfig({ TAG_MANAGER_ID }).thirdParties.tagManager).toEqual({
    id: TAG_MANAGER_ID,
    base: "https://www.googletagmanager.com",
    hosts: [],
  });
  expect(readConfig({ MAPS_KEY: "AIza-key" }).thirdParties.maps).toEqual({
    key: "AIza-key",
    base: "https://maps.googleapis.com",
    hosts: ["https://*.googleapis.com", "https://*.gstatic.com"],
  });
  const own = readConfig({
    CDN_BASE: "https://cdn.example.com/",
    MAPS_KEY: "key-1",
    MAPS_BASE: "https://maps.example.com",
    MAPS_HOSTS: "https://tiles.example.com",
    TAG_MANAGER_ID,
    TAG_MANAGER_BASE: "https://tags.example.com/path",
    TAG_MANAGER_HOSTS: "https://a.example.com, https://*.b.example.com",
    ERROR_REPORTING_DSN: "https://key@errors.example.com/7",
  }).thirdParties;
  expect(own.tagManager).toEqual({
    id: TAG_MANAGER_ID,
    base: "https://tags.example.com",
    hosts: ["https://a.example.com", "https://*.b.example.com"],
  });
  expect(own.cdn).toBe("https://cdn.example.com");
  expect(own.maps).toEqual({
    key: "key-1",
    base: "https://maps.example.com",
    hosts: ["https://tiles.example.com"],
  });
  expect(own.errorReports).toEqual({ dsn: "https://key@errors.example.com/7" });
});

test.each([
  ["CDN_BASE", "cdn.example.com"],
  ["TAG_MANAGER_ID", "GTM-1' onload="],
  ["TAG_MANAGER_BASE", "javascript:alert(1)"],
  ["TAG_MANAGER_HOSTS", "https://a.example.com; script-src *"],
  ["TAG_MANAGER_HOSTS", "*"],
  ["MAPS_KEY", "key&callback=evil"],
  ["ERROR_REPORTING_DSN", "https://errors.example.com/7"],
])("%s refuses %s: it would stand in pages and their policy", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test("a wrong variable is named", () => {
  expect(() => readConfig({ PORT: "many" })).toThrow("PORT");
  expect(() => readConfig({ SITE_HOSTS: "www.example.it=xx" })).toThrow("SITE_HOSTS");
});
