import { afterAll, beforeAll, expect, test } from "vitest";
import { type FragileLink, fragileLink } from "./fragile-link.ts";
import { startLoad } from "./load.ts";
import { server } from "./own-database.ts";
import { startProduct } from "./product.ts";
import { read } from "./read.ts";
import { ownDatabase } from "./shared.ts";

let own: Awaited<ReturnType<typeof ownDatabase>>;
let link: FragileLink;
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  if (!server) return;
  own = await ownDatabase();
  const behind = new URL(own.url);
  link = await fragileLink(Number(behind.port || 5432));
  behind.port = String(link.port);
  product = await startProduct({ DATABASE_URL: behind.href });
});
afterAll(async () => {
  if (!server) return;
  await product.stop();
  await link.cut();
  await own.drop();
});

const at = (path: string) => product.at("it.localhost", path);
let asked = 0;
/** An address that was not requested before. */
const anew = () => at(`/cerca?priceMin=${++asked % 5000}&priceMax=${asked + 5000}`);
const seconds = Number(process.env["AWAY_SECONDS"] ?? 8);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds until a page that was not requested before is rendered. */
const untilWell = async (): Promise<number> => {
  const begun = performance.now();
  while (performance.now() - begun < 15_000) {
    const answers = await Promise.all([anew(), at("/health/ready")].map((each) => read(each)));
    if (answers.every(({ status }) => status === 200)) return performance.now() - begun;
  }
  return Infinity;
};

/** Observes an outage from the visitors' side and the database's. */
const during = async (trouble: () => void) => {
  expect((await read(at("/"))).status).toBe(200);
  await untilWell();
  const tried = link.connectionAttempts();
  const kept = startLoad(() => at("/"), 2);
  const calls = startLoad(
    (number) =>
      [anew(), at(`/api/it/search-count?priceMin=${number}`), at("/coordinatori")][number % 3]!,
    8,
  );
  trouble();
  let open = 0;
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    open = Math.max(open, link.openConnections());
    await pause(50);
  }
  const tries = link.connectionAttempts() - tried;
  const met = { kept: await kept.stop(), calls: await calls.stop() };
  await link.restore();
  return { tries, open, ...met, recovery: await untilWell() };
};

type Seen = Awaited<ReturnType<typeof during>>;

const report = (name: string, { kept, calls, ...rest }: Seen) =>
  console.log(
    `${name}: ${JSON.stringify({ ...rest, kept: [...kept.statuses], keptSlowest: kept.slowest, calls: [...calls.statuses], slowest: calls.slowest })}`,
  );

test.skipIf(!server)(
  "while PostgreSQL refuses connections one connection retries with pauses, however many visitors come (needs PostgreSQL)",
  async () => {
    const seen = await during(() => link.refuse());
    report("refused", seen);
    // Twelve open connections fall at once; a request on its way may have tried once more.
    expect(seen.tries).toBeLessThan(20 + seconds * 4);
    expect([...seen.kept.statuses.keys()]).toEqual([200]);
    expect(
      [...seen.calls.statuses.keys()].filter((status) => ![200, 503].includes(status)),
    ).toEqual([]);
    expect(seen.calls.slowest).toBeLessThan(5000);
    expect(seen.recovery).toBeLessThan(5000);
  },
);

test.skipIf(!server)(
  "while PostgreSQL does not answer requests fail soon, and few connections stay open (needs PostgreSQL)",
  async () => {
    const seen = await during(() => link.stall());
    report("hushed", seen);
    expect(seen.open).toBeLessThanOrEqual(2 * 11 + 4); // both ends of the pool's connections and of the listening one
    expect(seen.tries).toBeLessThan(20 + seconds * 4);
    expect([...seen.kept.statuses.keys()]).toEqual([200]);
    expect(
      [...seen.calls.statuses.keys()].filter((status) => ![200, 503].includes(status)),
    ).toEqual([]);
    expect(seen.calls.statuses.get(503)).toBeGreaterThan(30); // at once, as soon as the outage is known
    expect(seen.calls.slowest).toBeLessThan(7000);
    expect(seen.recovery).toBeLessThan(5000);
  },
);
