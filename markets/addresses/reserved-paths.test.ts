import { expect, test } from "vitest";
import { reservedPath, reservedSlug } from "./reserved-paths.ts";

const reserved = reservedPath("Wayroam");

test.each([
  ["login", "/login"],
  ["API/it/redirects", "/api"],
  ["sitemap-12.xml", "/sitemap-12.xml"],
  ["feed.xml", "/feed.xml"],
  ["feed/nepal.xml", "/feed"],
  ["llms.txt", "/llms.txt"],
  ["favicon.ico", "/favicon.ico"],
  ["manifest.webmanifest", "/manifest.webmanifest"],
  ["Viaggi", "/viaggi"],
  ["legal/Privacy-Policy", "/legal/privacy-policy"],
  ["wemeet-by-wayroam/about", "/wemeet-by-wayroam/about"],
  ["", "/"],
])("%s is reserved by %s", (path, own) => {
  expect(reserved("it-IT", path)).toBe(own);
});

test.each(["apiary", "login-2019", "viajes", "viaggi/nepal", "viaggi/:", "wemeet-by-{product}"])(
  "%s is free in Italy",
  (path) => {
    expect(reserved("it-IT", path)).toBeNull();
  },
);

test("a slug is compared with paths that contain the brand's name, and an empty slug is never reserved", () => {
  expect(reservedSlug("Wayroam")("es-ES", "el-buen-wayroamer")).toBe(true);
  expect(reservedSlug("Other")("es-ES", "el-buen-wayroamer")).toBe(false);
  expect(reservedSlug("Wayroam")("es-ES", "")).toBe(false);
});
