import { expect, test } from "vitest";
import { flags } from "#features/content/search/contract.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import { translatorFor } from "#markets/translator.ts";
import { allMatches, firstMatch } from "./html.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const host = "it.localhost";
const search = pathOf("it-IT", "search") ?? "/";

/** The links in the header and in the footer. */
const frameLinks = (page: string): readonly string[] =>
  (page.match(/<(header|footer).*?<\/\1>/gs) ?? []).flatMap((part) =>
    allMatches(part, /href="([^"]+)"/g),
  );

test("an unknown address is a 404 page in the market's language, with a link to the trips", async () => {
  for (const market of markets) {
    const t = translatorFor(market);
    const path = pathOf(market.id, "search") ?? "";
    for (const unknown of [
      "/nothing/here",
      pathOf(market.id, "travels-travel", { travel: "atlantis" }),
      pathOf(market.id, "travels-travel-itinerary", { travel: "atlantis" }),
      pathOf(market.id, "travels-travel-tour", { travel: "atlantis", tour: "2027-01-01" }),
      pathOf(market.id, "coordinators-coordinator", { coordinator: "nobody" }),
    ]) {
      const { status, text } = await read(product.at(market.hostDefault, unknown ?? ""));
      expect({ unknown, status }).toEqual({ unknown, status: 404 });
      expect(text).toContain(`<html lang="${market.htmlLang}"`);
      expect(text).toContain(t("notFound.title"));
      expect(text).toContain(t("notFound.text"));
      expect(text).toMatch(new RegExp(`href="${path}"[^>]*>${t("notFound.show")}<`));
      expect(text).toContain('name="robots" content="noindex"');
      expect(text).not.toContain('aria-current="page"');
    }
  }
});

test("an address that cannot be decoded is a 400 page with the market's header and footer", async () => {
  for (const market of markets) {
    const path = pathOf(market.id, "search") ?? "";
    const notFound = await read(product.at(market.hostDefault, "/nothing/here"));
    const expectedLinks = frameLinks(notFound.text);
    expect(expectedLinks).toContain(pathOf(market.id, "contacts"));
    for (const broken of ["/%", "/%E0%A4%A", `${path}?q=%E0%A4%A`]) {
      const { status, text, headers } = await read(product.at(market.hostDefault, broken));
      expect({ broken, status }).toEqual({ broken, status: 400 });
      expect(text).toContain(`<html lang="${market.htmlLang}"`);
      expect(text).toContain(translatorFor(market)("error.address"));
      expect(frameLinks(text)).toEqual(expectedLinks); // every page links to help and legal pages
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cache-control"]).toBe("no-store");
    }
    const ignored = await read(product.at(market.hostDefault, `${path}?utm_source=100%`));
    expect(ignored.status).toBe(200);
  }
});

test("no path of a route fails, and no answer reveals internals or leads elsewhere", async () => {
  for (const name of routeNames) {
    const parameters = {
      travel: "none",
      tour: "none",
      coordinator: "none",
      event: "none",
      key: "none",
    };
    const path = pathOf("it-IT", name, parameters);
    if (path === null) continue;
    const { status } = await read(product.at(host, path));
    expect({ path, isKnown: [200, 303, 404].includes(status) }).toEqual({ path, isKnown: true });
  }
  for (const path of ["/%", "/%E0%A4%A", "//evil.test", `/${"x".repeat(6000)}`, "/..%2f..%2fetc"]) {
    const { status, text, headers } = await read(product.at(host, path));
    expect({ path, isRefused: status >= 300 && status < 500 }).toEqual({ path, isRefused: true });
    expect(text).not.toMatch(/node_modules|at .*\.js/);
    expect(headers["location"] ?? "").not.toContain("evil.test");
  }
});

test("an unknown API call is answered as application/problem+json, whatever its suffix, and never cached", async () => {
  const paths = ["x.css", "x.js", "x;.css", "x%2ecss", "%2e%2e/x.css", "%", "x.css?a=%"];
  for (const each of [...markets.map(({ hostDefault }) => hostDefault), "backoffice.localhost"])
    for (const path of paths) {
      const url = product.at(each, `/api/me/${path}`);
      const { status, headers, text } = await read(url);
      expect({ url, status }).toEqual({ url, status: path === "%" ? 400 : 404 });
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-type"]).toContain("application/problem+json");
      expect(text).not.toContain("FST_");
    }
});

const parameters = [
  "where", "q", "from", "to", "month", "season", "period", "days", "priceMin", "priceMax",
  "duration", "age", "status", "badge", "type", "style", "mood", ...flags,
  "transport", "effort", "view", "sort", "page", "stars",
  "currency",
] as const; // prettier-ignore

/** What is no text of UTF-8, or holds NUL, is refused by itself, and would hide what else is asked. */
const refused = ["%00", "a%00b", "%ED%A0%80", "%E0%A4%A"];
const understood = [
  "-1", "1e9", "Infinity", "[]", "{}", "__proto__", "%27%3B--",
  "%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "2027-02-30", "x".repeat(1000),
]; // prettier-ignore

/** Requests a hostile address, and checks that the answer reveals nothing about the server. */
const statusOf = async (path: string): Promise<number> => {
  const { status, text } = await read(product.at(host, path));
  expect(text).not.toMatch(/node_modules|<script>alert|at .*\.js:\d/);
  return status;
};

/**
 * The server closes the connection when the headers are too long, possibly while Node is still
 * writing them.
 */
const statusOfHangUp = (error: unknown): number => {
  if (error instanceof Error && /ECONNRESET|EPIPE/.test(error.message)) return 431;
  throw error;
};

/** The parameters whose value stays in an address, each of which is asked alone too. */
const alone = ["where", "q", "month", "page", "days", "priceMin"];

test("hostile values in all parameters at once and in lists and objects give a page, what is no text a refusal", async () => {
  const expectStatus = async (path: string, status: number) =>
    expect({ path, status: await statusOf(path) }).toEqual({ path, status });
  for (const value of understood) {
    for (const name of alone) await expectStatus(`${search}?${name}=${value}`, 200);
    for (const form of ["", "[]", "[a][b]"]) {
      const query = parameters.map((name) => `${name}${form}=${value.slice(0, 100)}`).join("&");
      await expectStatus(`${search}?${query}`, 200);
    }
  }
  const trips = await read(product.at(host, pathOf("it-IT", "travels") ?? "/"));
  const trip = firstMatch(trips.text, /href="(\/viaggi\/[^"/?#]+)[?"]/);
  for (const path of ["/", trip]) {
    const queryOf = (value: string) =>
      ["stars", "month", "page", "currency"].map((name) => `${name}=${value}`).join("&");
    for (const value of understood) await expectStatus(`${path}?${queryOf(value)}`, 200);
    for (const value of refused)
      expect([200, 400]).toContain(await statusOf(`${path}?${queryOf(value)}`));
  }
  for (const value of refused) await expectStatus(`${search}?q=${value}`, 400);
});

test("a parameter a thousand times, or 64 KB of it, never breaks the page", async () => {
  for (const name of ["where", "q", "month", "priceMin", "page", "currency"]) {
    expect(await statusOf(`${search}?${`${name}=1&`.repeat(900)}`)).toBe(200);
    for (const query of [`${name}=${"x".repeat(65_536)}`, `${name}=1&`.repeat(10_000)]) {
      const status = await statusOf(`${search}?${query}`).catch(statusOfHangUp);
      expect([200, 400, 414, 431]).toContain(status);
    }
    expect(await statusOf(search)).toBe(200);
  }
});
