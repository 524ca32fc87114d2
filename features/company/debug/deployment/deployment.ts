import { sql } from "kysely";
import { z } from "zod";
import type { Deployment, DeploymentProcess } from "#features/company/debug/contract.ts";
import type { DeploymentSource } from "../routes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ProcessBoard } from "#platform/server/processes/process-board.ts";
import { type HealthSources, readHealth } from "./health.ts";
import type { DeploymentSettings } from "./settings.ts";
import { switchesOf } from "./switches.ts";

/** As in `package.json`; a release raises both. */
const productVersion = "0.1.0";

const topic = "deployment";

const aboutSchema = z.object({
  role: z.string(),
  version: z.string(),
  memoryMb: z.int(),
  startedAt: z.iso.datetime(),
  state: z.enum(["ready", "stopping"]),
});

type Options = HealthSources &
  Readonly<{ board: ProcessBoard; migrationCount: number; isStopping: () => boolean }>;

const readVersions = async (
  db: Database,
  config: DeploymentSettings,
  migrationCount: number,
): Promise<Deployment["versions"]> => {
  const { rows } = await sql<{ version: string; ran: number }>`
    select current_setting('server_version') as version,
      (select count(*)::int from kysely_migration) as ran`.execute(db);
  const engine = config.databaseUrl === null ? "embedded PostgreSQL" : "PostgreSQL";
  return [
    { name: config.product, value: productVersion },
    { name: "Node", value: process.versions.node },
    {
      name: "Database",
      value: `${engine} ${rows[0]?.version ?? ""}, migrations ${rows[0]?.ran ?? 0} of ${migrationCount}`,
    },
    { name: "Environment", value: config.production ? "production" : "demo" },
    { name: "Role", value: config.role },
  ];
};

const askProcesses = async (board: ProcessBoard): Promise<DeploymentProcess[]> =>
  (await board.ask(topic, null)).map(({ process: name, isThis, milliseconds, body }) => ({
    name,
    isThis,
    milliseconds,
    ...aboutSchema.parse(body),
  }));

/** What administrators see of the deployment; answers for this process when another asks. */
export const createDeploymentSource = (options: Options): DeploymentSource => {
  const { board, db, config, counts, now, migrationCount, isStopping } = options;
  const startedAt = now().toISOString();
  board.answer(topic, () => ({
    role: config.role,
    version: productVersion,
    memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    startedAt,
    state: isStopping() ? "stopping" : "ready",
  }));
  return {
    askProcesses: () => askProcesses(board),
    async read(market) {
      const [versions, health, processes, jobs] = await Promise.all([
        readVersions(db, config, migrationCount),
        readHealth(options, market),
        askProcesses(board),
        counts(),
      ]);
      return { versions, health, switches: switchesOf(config), processes, jobs: [...jobs] };
    },
  };
};
