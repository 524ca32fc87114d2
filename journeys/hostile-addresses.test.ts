import { expect, test } from "vitest";
import { pathOf } from "#markets/paths.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const host = "it.localhost";
const search = pathOf("it-IT", "search") ?? "/";

const parameters = [
  "where", "q", "from", "to", "month", "season", "period", "days", "priceMin", "priceMax",
  "duration", "age", "status", "badge", "type", "style", "mood", "discounted", "privateRoom",
  "unique", "sort", "page", "stars", "currency",
] as const; // prettier-ignore

const values = [
  ["below zero", "-1"],
  ["a power", "1e9"],
  ["endless", "Infinity"],
  ["a list", "[]"],
  ["an object", "{}"],
  ["of the language", "__proto__"],
  ["NUL", "%00"],
  ["NUL within", "a%00b"],
  ["a lone surrogate", "%ED%A0%80"],
  ["no encoding", "%E0%A4%A"],
  ["a quote", "%27%3B--"],
  ["markup", "%22%3E%3Cscript%3Ealert(1)%3C/script%3E"],
  ["no day", "2027-02-30"],
  ["4,000 letters", "x".repeat(4000)],
] as const;

/**
 * Requests a hostile address and checks that the answer reveals nothing about the server.
 * @returns the status of the answer
 */
const statusOf = async (path: string) => {
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

test.each(values)("%s as any parameter gives the first page or a refusal", async (_what, value) => {
  for (const name of parameters)
    for (const query of [`${name}=${value}`, `${name}[]=${value}`, `${name}[a][b]=${value}`]) {
      const status = await statusOf(`${search}?${query}`);
      expect({ query: query.slice(0, 80), isFine: status === 200 || status === 400 }).toEqual({
        query: query.slice(0, 80),
        isFine: true,
      });
    }
});

test.each(parameters)(
  "%s a thousand times, or 64 KB of it, never breaks the page",
  async (name) => {
    expect(await statusOf(`${search}?${`${name}=1&`.repeat(900)}`)).toBe(200);
    const oversized = await statusOf(`${search}?${name}=${"x".repeat(65_536)}`).catch(
      statusOfHangUp,
    );
    const repeated = await statusOf(`${search}?${`${name}=1&`.repeat(10_000)}`).catch(
      statusOfHangUp,
    );
    expect(await statusOf(search)).toBe(200);
    for (const status of [oversized, repeated]) expect([200, 400, 414, 431]).toContain(status);
  },
);

test("other pages survive hostile parameters too", async () => {
  const trips = await read(product.at(host, pathOf("it-IT", "travels") ?? "/"));
  const trip = /href="(\/viaggi\/[^"/?#]+)"/.exec(trips.text)?.[1] ?? "/";
  for (const [, value] of values)
    for (const query of [`stars=${value}`, `month=${value}`, `page=${value}`, `currency=${value}`])
      for (const path of ["/", trip])
        expect([200, 400]).toContain(await statusOf(`${path}?${query}`));
});
