import { expect } from "vitest";
import { bulkActionHandler, bulkPlanHandler } from "#features/catalogue/bulk-actions/jobs.ts";
import type { BulkPlan, BulkRow, BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { migrations } from "#migrations/list.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { bulkKinds } from "#apps/server/api/bulk/bulk-kinds.ts";
import { pageRules } from "#apps/server/api/pages/page-rules.ts";
import { askingBy } from "#apps/server/config/asking.ts";
import { readConfig } from "#apps/server/config/config.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";
import { openTourApi } from "../tours/tour-api.ts";

/**
 * An administrator's bulk actions on Italy's small catalogue. The caller closes the API.
 * @param mailer asks coordinators; without one nobody is mailed
 * @param variables of the environment, besides the port
 */
export const openBulkApi = async (
  mailer: Mailer | null = null,
  variables: NodeJS.ProcessEnv = {},
) => {
  const database = await freshDatabase(migrations);
  const now = () => new Date();
  const kinds = bulkKinds(
    pageRules("Wayroam"),
    askingBy(readConfig({ PORT: "3000" }), mailer, now),
  );
  const options = { db: database.db, kinds, now };
  const handlers = [bulkActionHandler(options), bulkPlanHandler(options)];
  const api = await openTourApi(handlers, undefined, database, variables);
  const admin = await api.signIn("admin");
  const path = "/api/it/bulk-actions";
  const post = (suffix: string, json: object) => admin.send("POST", `${path}${suffix}`, { json });
  const answered = async (answer: ReturnType<typeof post>, status: number): Promise<BulkRun> => {
    const { statusCode, body } = await answer;
    expect({ status: statusCode, body }).toMatchObject({ status });
    return JSON.parse(body) as BulkRun;
  };
  const read = async (id: string) => (await admin.send("GET", `${path}/${id}`)).json<BulkRun>();
  const rowsOf = async ({ id }: Pick<BulkRun, "id">) =>
    (await admin.send("GET", `${path}/${id}/rows?pageSize=100`)).json<{
      items: readonly BulkRow[];
    }>().items;
  /** Begins it, and waits until nothing of it is under way. */
  const settled = async (answer: ReturnType<typeof post>, status: number): Promise<BulkRun> => {
    const { id } = await answered(answer, status);
    await api.worker?.idle();
    return read(id);
  };
  return {
    ...api,
    admin,
    kinds,
    post,
    read,
    rowsOf,
    /** Looks at all of it. */
    plan: async (
      request: object,
    ): Promise<Readonly<{ id: string; plan: BulkPlan | null; rows: readonly BulkRow[] }>> => {
      const { id, plan } = await settled(post("?dryRun=1", request), 202);
      return { id, plan, rows: await rowsOf({ id }) };
    },
    /** Runs what was planned to its end. */
    runPlan: (id: string, options: object = {}) => settled(post(`/${id}/run`, options), 202),
    /** Runs it to its end. */
    run: (request: object): Promise<BulkRun> => settled(post("", request), 202),
    control: (
      { id }: Pick<BulkRun, "id">,
      name: string,
      positions: readonly number[] | null = null,
    ) => settled(post(`/${id}/${name}`, { positions }), 200),
    close: async () => {
      await api.close();
      await database.close();
    },
  };
};
