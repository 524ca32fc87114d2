import type { Plan } from "#platform/plans/contract.ts";
import { migrations } from "#migrations/list.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { planHandlers } from "#apps/server/api/bulk/plan-handlers.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { openRedirectApi } from "../redirect-api.ts";

/** An editor of Italy, and a worker that looks at long dry runs. The caller closes the API. */
export const openPlanApi = async () => {
  const database = await freshDatabase(migrations);
  const config = readConfig({ PORT: "3000" });
  const handlers = planHandlers({ config, db: database.db, now: () => new Date() });
  const api = await openRedirectApi(handlers, undefined, database);
  const { editor } = api;
  return {
    ...api,
    /** Reads the plan at an address once nothing of it is under way. */
    settled: async <Summary>(location: string): Promise<Plan<Summary>> => {
      await api.worker?.idle();
      return (await editor.send("GET", location)).json<Plan<Summary>>();
    },
    rows: async <Row>(location: string, query = "pageSize=500") =>
      (await editor.send("GET", `${location}/rows?${query}`)).json<
        Readonly<{ items: readonly Row[]; total: number }>
      >(),
    control: (location: string, name: "stop" | "run") =>
      editor.send("POST", `${location}/${name}`, { json: {} }),
    close: async () => {
      await api.close();
      await database.close();
    },
  };
};
