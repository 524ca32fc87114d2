import { expect } from "vitest";
import { bulkActionHandler } from "#features/bulk-actions/jobs.ts";
import type { BulkPlan, BulkRow, BulkRun } from "#features/bulk-actions/contract.ts";
import { migrations } from "#migrations/list.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { bulkKinds } from "#apps/server/api/bulk/bulk-kinds.ts";
import { pageRules } from "#apps/server/api/pages/page-rules.ts";
import { openTourApi } from "../tours/tour-api.ts";

/** An administrator's bulk actions on Italy's small catalogue. The caller closes the API. */
export const openBulkApi = async () => {
  const database = await freshDatabase(migrations);
  const now = () => new Date();
  const kinds = bulkKinds(pageRules("Wayroam"));
  const handlers = [bulkActionHandler({ db: database.db, kinds, now })];
  const api = await openTourApi(handlers, undefined, database);
  const admin = await api.signIn("admin");
  const path = "/api/it/bulk-actions";
  const post = (suffix: string, json: object) => admin.send("POST", `${path}${suffix}`, { json });
  const answered = async <Body>(answer: ReturnType<typeof post>): Promise<Body> => {
    const { statusCode: status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: 200 });
    return JSON.parse(body) as Body;
  };
  return {
    ...api,
    admin,
    kinds,
    post,
    plan: async (request: object) =>
      (await answered<{ plan: BulkPlan }>(post("?dryRun=1", request))).plan,
    /** Runs it to its end. */
    run: async (request: object): Promise<BulkRun> => {
      const { run } = await answered<{ run: BulkRun }>(post("", request));
      await api.worker?.idle();
      return (await admin.send("GET", `${path}/${run.id}`)).json<BulkRun>();
    },
    control: async ({ id }: BulkRun, name: string, positions: readonly number[] | null = null) => {
      await answered(post(`/${id}/${name}`, { positions }));
      await api.worker?.idle();
      return (await admin.send("GET", `${path}/${id}`)).json<BulkRun>();
    },
    rowsOf: async ({ id }: BulkRun) =>
      (await admin.send("GET", `${path}/${id}/rows?pageSize=100`)).json<{
        items: readonly BulkRow[];
      }>().items,
    close: async () => {
      await api.close();
      await database.close();
    },
  };
};
