import { expect, test } from "vitest";
import { pathOf } from "#markets/paths.ts";
import { safeHeaders } from "#platform/server/http/headers/safe-headers.ts";
import { canonicalOf, firstMatch, robotsOf } from "./html.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const siteAddress = (path: string) => product.at("it.localhost", path);
const officeAddress = (path: string) => product.at("backoffice.localhost", path);
const search = pathOf("it-IT", "search") ?? "/";
const home = siteAddress("/");

test("every kind of answer carries the security headers", async () => {
  const { text, headers: first } = await read(home);
  const stylePath = firstMatch(text, /(\/assets\/[\w.-]+\.css)/);
  const picturePath = firstMatch(text, /(\/media\/[\w/.-]+\.avif)/);
  for (const [what, address, status] of [
    ["a rendered page", siteAddress("/coordinatori?open=1"), 200],
    ["a cached page", home, 200],
    ["an unknown page", siteAddress("/non-esiste"), 404],
    ["an undecodable address", siteAddress("/%E0%A4%A"), 400],
    ["a public call", siteAddress("/api/it/none"), 404],
    ["a call without a session", officeAddress("/api/me"), 401],
    ["the staff app", officeAddress("/"), 200],
    ["a style sheet", siteAddress(stylePath), 200],
    ["a picture", siteAddress(picturePath), 200],
    ["an unknown host", product.at("unknown.localhost", "/"), 404],
  ] as const) {
    const { headers, status: actualStatus } = await read(address);
    expect({ what, status: actualStatus }).toEqual({ what, status });
    const isFile = address.endsWith(".css") || address.endsWith(".avif");
    expect({ what, headers }).toMatchObject({
      what,
      headers: {
        ...Object.fromEntries(safeHeaders),
        "cross-origin-resource-policy": isFile ? "cross-origin" : "same-origin",
      },
    });
    expect(headers["strict-transport-security"]).toBeUndefined(); // the demo is served without https
  }
  const revalidated = await read(home, { "if-none-match": first["etag"] ?? "" });
  expect(revalidated.status).toBe(304);
  for (const [name, value] of safeHeaders) expect(revalidated.headers[name]).toBe(value);
});

test("every page has a Content-Security-Policy that allows only its own inline scripts", async () => {
  const policy = (await read(home)).headers["content-security-policy"] ?? "";
  expect(policy).toContain("object-src 'none'");
  expect(firstMatch(policy, /script-src ([^;]+)/)).not.toContain("unsafe-inline");
});

test("the staff host and API calls are noindex, and the staff app is served on no other host", async () => {
  const hidden = ["/", "/login", "/api/me", "/oauth2/none", "/robots.txt", "/metrics"];
  for (const address of [...hidden.map(officeAddress), siteAddress("/api/it/none")]) {
    const { headers } = await read(address);
    expect({ address, robots: headers["x-robots-tag"] }).toEqual({
      address,
      robots: "noindex, nofollow",
    });
  }
  expect((await read(home)).headers["x-robots-tag"]).toBeUndefined();
  expect((await read(officeAddress("/robots.txt"))).text).toBe("User-agent: *\nDisallow: /\n");
  for (const path of ["/dev/mailbox", "/dev"])
    expect((await read(officeAddress(path))).status).toBe(404);
  const metrics = await read(officeAddress("/metrics"));
  expect(metrics.headers["content-type"]).toMatch(/^text\/plain/);
  expect(metrics.text).not.toContain("<html");
});

test("a page has one ETag for each encoding, whose owner gets 304, and HEAD has the headers of GET", async () => {
  const tags = new Set<string>();
  const texts = new Set<string>();
  for (const accepted of ["br", "gzip", "identity"]) {
    const first = await read(home, { "accept-encoding": accepted });
    expect(first.headers["content-encoding"] ?? "identity").toBe(accepted);
    const { etag = "" } = first.headers;
    tags.add(etag);
    texts.add(first.text);
    const revalidated = await read(home, { "accept-encoding": accepted, "if-none-match": etag });
    expect(revalidated).toMatchObject({ status: 304, length: 0, headers: { etag } });
    const head = await read(home, { "accept-encoding": accepted }, "HEAD");
    expect(head.length).toBe(0);
    expect(head.headers["etag"]).toBe(etag);
    expect(head.headers["content-length"]).toBe(String(first.length));
  }
  expect(tags.size).toBe(3);
  expect(texts.size).toBe(1);
});

test("unknown parameters and their order do not change a page, a page out of range is the last, a long keyword is cut", async () => {
  const at = (query: string) => read(siteAddress(`${search}?${query}`));
  const one = await at("mood=nature&sort=price-asc");
  const two = await at("sort=price-asc&utm_source=x&mood=nature");
  expect(two.headers["etag"]).toBe(one.headers["etag"]);
  expect(robotsOf(one.text)).toContain("noindex");
  const last = await at("page=9999");
  expect(last.status).toBe(200);
  expect(last.text).toMatch(/<article/);
  const long = `${"samarcanda ".repeat(30)}`.trim();
  expect((await at(`q=${encodeURIComponent(long)}`)).text).toContain(long.slice(0, 110));
});

test("the currency that an address asks for is shown as a conversion, and belongs to that address", async () => {
  const address = product.at("uk.localhost", pathOf("en-WE", "search") ?? "/");
  const converted = await read(`${address}?currency=EUR`);
  expect(converted.text).toContain("€");
  const other = await read(address, { cookie: "currency=EUR" });
  expect(other.headers["etag"]).not.toBe(converted.headers["etag"]);
  const unknown = await read(`${address}?currency=XXX`);
  expect(unknown.headers["etag"]).toBe(other.headers["etag"]);
});

test("other spellings of an address redirect to the canonical one, with the query", async () => {
  const contacts = pathOf("it-IT", "contacts") ?? "";
  for (const [path, to] of [
    [`${contacts}/`, contacts],
    [`${search}//?q=oman`, `${search}?q=oman`],
    [search.toUpperCase(), search],
  ] as const) {
    const { status, headers } = await read(siteAddress(path));
    expect({ path, status, to: headers["location"] }).toEqual({ path, status: 301, to });
  }
  expect(canonicalOf((await read(siteAddress(contacts))).text)).toBe(siteAddress(contacts));
  // An unknown address is a 404 without a redirect.
  for (const path of ["/caff%C3%A8", "/caff%C3%A8/", "/NOPE/"])
    expect((await read(siteAddress(path))).status).toBe(404);
});

test("forwarded headers change neither links nor redirects nor the page cache", async () => {
  const forgedHost = "evil.test";
  const forgedHeaders = {
    "x-forwarded-host": forgedHost,
    "x-forwarded-proto": "gopher",
    "x-forwarded-port": "1",
    forwarded: `host=${forgedHost};proto=gopher`,
    "x-original-url": "/evil",
    "x-rewrite-url": "/evil",
    "x-host": forgedHost,
  };
  const trips = pathOf("it-IT", "travels") ?? "";
  for (const path of ["/", trips, "/robots.txt", "/sitemap.xml", "/no/such/page", "/%"]) {
    const address = siteAddress(path);
    const plain = await read(address);
    const forged = await read(address, forgedHeaders);
    expect(forged.status).toBe(plain.status);
    expect(forged.text).toBe(plain.text);
    expect(JSON.stringify(forged.headers)).not.toMatch(/evil|gopher/);
    expect((await read(address)).text).toBe(plain.text);
  }
  const foreign = await read(siteAddress(trips), { host: forgedHost });
  expect(foreign.status).toBe(404);
  expect(foreign.text).not.toContain(forgedHost);
});

test("a picture has three formats and the widths that pages use, cached for ever", async () => {
  const { text } = await read(home);
  const base = firstMatch(text, /(\/media\/[\w-]+\/\d+-)480\.avif/);
  for (const [ending, type] of [
    ["480.avif", "image/avif"],
    ["480.webp", "image/webp"],
    ["480.jpeg", "image/jpeg"],
  ] as const) {
    const address = siteAddress(`${base}${ending}`);
    // The first who asks sees what is stored already, and does not wait for it to be made.
    await expect
      .poll(async () => (await read(address)).headers["cache-control"])
      .toContain("immutable");
    const picture = await read(address);
    expect({ ending, status: picture.status, type: picture.headers["content-type"] }).toEqual({
      ending,
      status: 200,
      type,
    });
    expect(picture.length).toBeGreaterThan(500);
  }
  for (const name of ["481.avif", "480.svg", "../../etc/passwd", "99999.avif"])
    expect((await read(siteAddress(`${base}${name}`))).status).toBe(404);
  expect((await read(siteAddress("/media/not-an-id/1-480.avif"))).status).toBe(404);
});
