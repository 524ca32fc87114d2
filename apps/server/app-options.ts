import type { Timer } from "#platform/server/load/timer.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import type { QueueClock } from "#platform/server/load/request-queue.ts";
import type { LogTarget } from "#platform/server/log/log-options.ts";
import type { Config } from "./config/config.ts";
import type { Development } from "./office/office-host.ts";
import type { SiteBuild } from "./site/render.ts";

export type AppOptions = Readonly<{
  config: Config;
  database: OpenDatabase;
  build: SiteBuild;
  /** The folder of the built files of site and back-office. */
  buildDir: string;
  /** Uploaded pictures and generated ones. */
  files: FileStore;
  now: () => Date;
  /** Calls what is due at a moment of `now`; the process's timer by default. */
  dueTimer?: Timer;
  /** `Math.random` by default. */
  random?: () => number;
  /** Measures how long requests wait in queues; the process's clock by default. */
  waitClock?: Pick<QueueClock, "elapsed" | "timer">;
  /** What `npm run dev` provides instead of a build; null when the server runs from a build. */
  development: Development | null;
  /**
   * Whether the process is stopping. Its health check then fails, so that a load balancer sends no
   * more requests.
   */
  isStopping?: () => boolean;
  /** Where log lines go; standard output by default. */
  logTo?: LogTarget;
  /** Whether `/metrics` includes memory and CPU figures. */
  includeProcessMetrics?: boolean;
}>;
