import { expect, test } from "vitest";
import { safeHeaders } from "#platform/server/http/safe-headers.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const it = (path: string) => product.at("it.localhost", path);
const office = (path: string) => product.at("backoffice.localhost", path);

const [style = ""] = /\/assets\/[\w.-]+\.css/.exec((await read(it("/"))).text) ?? [];
const [picture = ""] = /\/media\/[\w/.-]+\.avif/.exec((await read(it("/"))).text) ?? [];

test.each([
  ["a rendered page", it("/coordinatori?open=1"), 200],
  ["a cached page", it("/"), 200],
  ["an unknown page", it("/non-esiste"), 404],
  ["an undecodable address", it("/%E0%A4%A"), 400],
  ["a public call", it("/api/it/none"), 404],
  ["a call without a session", office("/api/me"), 401],
  ["the staff app", office("/"), 200],
  ["a style sheet", it(style), 200],
  ["a picture", it(picture), 200],
  ["an unknown host", product.at("unknown.localhost", "/"), 404],
])("%s carries the security headers", async (_what, address, status) => {
  const { headers, status: answered } = await read(address);
  expect(answered).toBe(status);
  const isForOthers = [it(style), it(picture)].includes(address);
  expect(headers).toMatchObject({
    ...Object.fromEntries(safeHeaders),
    "cross-origin-resource-policy": isForOthers ? "cross-origin" : "same-origin",
  });
  expect(headers["strict-transport-security"]).toBeUndefined(); // the demo has no https
});

test("a 304 carries the same security headers", async () => {
  const { headers } = await read(it("/"));
  const again = await read(it("/"), { "if-none-match": headers["etag"] ?? "" });
  expect(again.status).toBe(304);
  for (const [name, value] of safeHeaders) expect(again.headers[name]).toBe(value);
});

test("the staff host and API calls are noindex", async () => {
  for (const path of ["/", "/login", "/api/me", "/oauth2/none", "/robots.txt", "/metrics"])
    expect((await read(office(path))).headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect((await read(it("/api/it/none"))).headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect((await read(it("/"))).headers["x-robots-tag"]).toBeUndefined();
  expect((await read(office("/robots.txt"))).text).toBe("User-agent: *\nDisallow: /\n");
});

test("the staff app is served on no other host", async () => {
  for (const path of ["/dev/mailbox", "/dev"]) expect((await read(office(path))).status).toBe(404);
  const metrics = await read(office("/metrics"));
  expect(metrics.headers["content-type"]).toMatch(/^text\/plain/);
  expect(metrics.text).not.toContain("<html");
});
