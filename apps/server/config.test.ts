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

test("a wrong variable is named", () => {
  expect(() => readConfig({ PORT: "many" })).toThrow("PORT");
  expect(() => readConfig({ SITE_HOSTS: "www.example.it=xx" })).toThrow("SITE_HOSTS");
});
