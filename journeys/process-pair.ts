import { expect } from "vitest";
import { openDatabase } from "#platform/server/database/open.ts";
import { createTestClock } from "#platform/testing/test-clock.ts";
import { read } from "./read.ts";
import { ownDatabase } from "./shared.ts";
import { openWithin } from "./within.ts";

const secret = "the same for both processes, 32 and more";

/** Two products on one PostgreSQL with the demo, as behind a balancer, that follow one clock. */
export const openPair = async () => {
  const testDatabase = await ownDatabase();
  const environment = { DATABASE_URL: testDatabase.url, SESSION_SECRET: secret };
  const clock = createTestClock();
  const first = await openWithin(environment, clock);
  const second = await openWithin(environment, clock);
  const products = [first, second] as const;
  const database = await openDatabase({ url: testDatabase.url });

  const askBoth = async (path: string) =>
    Promise.all(products.map((product) => read(product.at("it.localhost", path))));
  return {
    products,
    clock,
    db: database.db,
    /** What both answer at an address of the Italian market. */
    askBoth,
    /** Waits until both show a text. */
    bothShow: async (path: string, text: string | RegExp) => {
      for (const index of [0, 1] as const)
        await expect
          .poll(async () => (await read(products[index].at("it.localhost", path))).text)
          .toMatch(text);
    },
    /** Waits until both answer with a status. */
    bothAnswer: async (path: string, status: number) =>
      expect
        .poll(async () => (await askBoth(path)).map((answer) => answer.status))
        .toEqual([status, status]),
    async close() {
      await Promise.all(products.map((product) => product.stop()));
      await database.close();
      await testDatabase.drop();
    },
  };
};

export type Pair = Awaited<ReturnType<typeof openPair>>;
