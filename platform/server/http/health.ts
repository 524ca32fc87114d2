import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";

export type HealthOptions = Readonly<{
  db: Database;
  /**
   * Whether the process is stopping. The ready check then fails, so that a load balancer sends no
   * more requests.
   */
  isStopping: () => boolean;
}>;

/** `/health/live` and `/health/ready` on every host: 200, or 503 with the reason. */
export const addHealth = (app: FastifyInstance, { db, isStopping }: HealthOptions): void => {
  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async () => {
    if (isStopping()) throw new Problem(503, "This process is being stopped.");
    try {
      await db.selectFrom("cache_version").select("tag").limit(1).execute();
    } catch {
      throw new Problem(503, "The database does not answer.");
    }
    return { status: "ok" };
  });
};
