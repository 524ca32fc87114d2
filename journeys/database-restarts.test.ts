import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../scripts/postgres.mjs";
import { startProduct } from "./product.ts";
import { restartUnderLoad } from "./restarts.ts";

let postgres: Postgres | null;
let products: Awaited<ReturnType<typeof startProduct>>[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) return;
  const environment = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "the same for both processes, 32 and more",
  };
  products = [await startProduct(environment), await startProduct(environment)];
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await postgres?.stop();
});

const restartCount = Number(process.env["RESTARTS"] ?? 3);

test("while PostgreSQL restarts under load no process ends, and all answers are 200 or 503 and fast", async ({
  skip,
}) => {
  if (!postgres) return skip("There is no PostgreSQL on this machine.");
  const result = await restartUnderLoad(postgres, postgres.url, products, restartCount);
  console.log(`restarts: ${JSON.stringify({ ...result, statuses: [...result.statuses] })}`);
  for (const product of products) expect(product.exitStatus()).toBeNull();
  expect([...result.statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual(
    [],
  );
  expect(result.statuses.get(200)).toBeGreaterThan(0);
  expect(result.slowest).toBeLessThan(5000);
  expect(Math.max(...result.recoveries)).toBeLessThan(5000);
});
