import { expect, test } from "vitest";
import { safeHeaders } from "#platform/server/http/safe-headers.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const siteAddress = (path: string) => product.at("it.localhost", path);
const officeAddress = (path: string) => product.at("backoffice.localhost", path);

const [stylePath = ""] = /\/assets\/[\w.-]+\.css/.exec((await read(siteAddress("/"))).text) ?? [];
const [picturePath = ""] =
  /\/media\/[\w/.-]+\.avif/.exec((await read(siteAddress("/"))).text) ?? [];

test.each([
  ["a rendered page", siteAddress("/coordinatori?open=1"), 200],
  ["a cached page", siteAddress("/"), 200],
  ["an unknown page", siteAddress("/non-esiste"), 404],
  ["an undecodable address", siteAddress("/%E0%A4%A"), 400],
  ["a public call", siteAddress("/api/it/none"), 404],
  ["a call without a session", officeAddress("/api/me"), 401],
  ["the staff app", officeAddress("/"), 200],
  ["a style sheet", siteAddress(stylePath), 200],
  ["a picture", siteAddress(picturePath), 200],
  ["an unknown host", product.at("unknown.localhost", "/"), 404],
])("%s carries the security headers", async (_what, address, status) => {
  const { headers, status: actualStatus } = await read(address);
  expect(actualStatus).toBe(status);
  const isCrossOrigin = [siteAddress(stylePath), siteAddress(picturePath)].includes(address);
  expect(headers).toMatchObject({
    ...Object.fromEntries(safeHeaders),
    "cross-origin-resource-policy": isCrossOrigin ? "cross-origin" : "same-origin",
  });
  expect(headers["strict-transport-security"]).toBeUndefined(); // the demo is served without https
});

test("a 304 carries the same security headers", async () => {
  const { headers } = await read(siteAddress("/"));
  const revalidated = await read(siteAddress("/"), { "if-none-match": headers["etag"] ?? "" });
  expect(revalidated.status).toBe(304);
  for (const [name, value] of safeHeaders) expect(revalidated.headers[name]).toBe(value);
});

test("the staff host and API calls are noindex", async () => {
  for (const path of ["/", "/login", "/api/me", "/oauth2/none", "/robots.txt", "/metrics"])
    expect((await read(officeAddress(path))).headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect((await read(siteAddress("/api/it/none"))).headers["x-robots-tag"]).toBe(
    "noindex, nofollow",
  );
  expect((await read(siteAddress("/"))).headers["x-robots-tag"]).toBeUndefined();
  expect((await read(officeAddress("/robots.txt"))).text).toBe("User-agent: *\nDisallow: /\n");
});

test("the staff app is served on no other host", async () => {
  for (const path of ["/dev/mailbox", "/dev"])
    expect((await read(officeAddress(path))).status).toBe(404);
  const metrics = await read(officeAddress("/metrics"));
  expect(metrics.headers["content-type"]).toMatch(/^text\/plain/);
  expect(metrics.text).not.toContain("<html");
});
