import { afterAll, beforeAll, expect, test } from "vitest";
import { type FragileLink, fragileLink } from "./fragile-link.ts";
import { startLoad } from "./load.ts";
import { server } from "./own-database.ts";
import { startProduct } from "./product.ts";
import { read } from "./read.ts";
import { ownDatabase } from "./shared.ts";

let testDatabase: Awaited<ReturnType<typeof ownDatabase>>;
let link: FragileLink;
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  if (!server) return;
  testDatabase = await ownDatabase();
  const proxied = new URL(testDatabase.url);
  link = await fragileLink(Number(proxied.port || 5432));
  proxied.port = String(link.port);
  product = await startProduct({ DATABASE_URL: proxied.href });
});
afterAll(async () => {
  if (!server) return;
  await product.stop();
  await link.cut();
  await testDatabase.drop();
});

const at = (path: string) => product.at("it.localhost", path);
let requestCount = 0;
/** An address that no earlier call has returned, so that its page is not cached. */
const uncachedAddress = () =>
  at(`/cerca?priceMin=${++requestCount % 5000}&priceMax=${requestCount + 5000}`);
const seconds = Number(process.env["AWAY_SECONDS"] ?? 8);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds until a page that is not cached is rendered. */
const timeToRecover = async (): Promise<number> => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 15_000) {
    const answers = await Promise.all(
      [uncachedAddress(), at("/health/ready")].map((each) => read(each)),
    );
    if (answers.every(({ status }) => status === 200)) return performance.now() - startedAt;
  }
  return Infinity;
};

/** Measures what visitors and the database notice of an outage. */
const observeOutage = async (breakLink: () => void) => {
  expect((await read(at("/"))).status).toBe(200);
  await timeToRecover();
  const attemptsBefore = link.connectionAttempts();
  const cached = startLoad(() => at("/"), 2);
  const uncached = startLoad(
    (number) =>
      [uncachedAddress(), at(`/api/it/search-count?priceMin=${number}`), at("/coordinatori")][
        number % 3
      ]!,
    8,
  );
  breakLink();
  let open = 0;
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1000) {
    open = Math.max(open, link.openConnections());
    await pause(50);
  }
  const attempts = link.connectionAttempts() - attemptsBefore;
  const loads = { cached: await cached.stop(), uncached: await uncached.stop() };
  await link.restore();
  return { attempts, open, ...loads, recovery: await timeToRecover() };
};

type Outage = Awaited<ReturnType<typeof observeOutage>>;

const report = (name: string, { cached, uncached, ...rest }: Outage) =>
  console.log(
    `${name}: ${JSON.stringify({ ...rest, cached: [...cached.statuses], cachedSlowest: cached.slowest, uncached: [...uncached.statuses], slowest: uncached.slowest })}`,
  );

test.skipIf(!server)(
  "while PostgreSQL refuses connections one connection retries with pauses, however many visitors come (needs PostgreSQL)",
  async () => {
    const outage = await observeOutage(() => link.refuse());
    report("refused", outage);
    // Twelve open connections fail at once, and a request in flight may reconnect once.
    expect(outage.attempts).toBeLessThan(20 + seconds * 4);
    expect([...outage.cached.statuses.keys()]).toEqual([200]);
    expect(
      [...outage.uncached.statuses.keys()].filter((status) => ![200, 503].includes(status)),
    ).toEqual([]);
    expect(outage.uncached.slowest).toBeLessThan(5000);
    expect(outage.recovery).toBeLessThan(5000);
  },
);

test.skipIf(!server)(
  "while PostgreSQL does not answer requests fail soon, and few connections stay open (needs PostgreSQL)",
  async () => {
    const outage = await observeOutage(() => link.stall());
    report("stalled", outage);
    expect(outage.open).toBeLessThanOrEqual(2 * 11 + 4); // the open connections of the pool and of LISTEN, counted on both sides of the link, and a few more
    expect(outage.attempts).toBeLessThan(20 + seconds * 4);
    expect([...outage.cached.statuses.keys()]).toEqual([200]);
    expect(
      [...outage.uncached.statuses.keys()].filter((status) => ![200, 503].includes(status)),
    ).toEqual([]);
    expect(outage.uncached.statuses.get(503)).toBeGreaterThan(30); // as soon as the product has noticed the outage, requests fail immediately
    expect(outage.uncached.slowest).toBeLessThan(7000);
    expect(outage.recovery).toBeLessThan(5000);
  },
);
