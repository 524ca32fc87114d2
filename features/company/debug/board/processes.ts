import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { formatTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { counted } from "#platform/counted.ts";
import type { DeploymentProcess } from "../contract.ts";
import type { DeploymentSource } from "../routes.ts";

const path = "/debug";

/** Older answers are asked for again; until the new ones are here, the old ones are shown. */
const freshMs = 30_000;

type Heard = Readonly<{ processes: readonly DeploymentProcess[]; at: Date }>;

/**
 * Asks the processes at most every half minute: they answer for half a second, and the board waits
 * for that only the first time.
 */
const createHearing = (deployment: Pick<DeploymentSource, "askProcesses">) => {
  let last: Heard | null = null;
  let running: Promise<Heard> | null = null;
  const ask = (now: Date): Promise<Heard> => {
    running ??= deployment
      .askProcesses()
      .then((processes) => (last = { processes, at: now }))
      .finally(() => {
        running = null;
      });
    return running;
  };
  return async (now: Date): Promise<Heard> => {
    if (!last) return ask(now);
    // What fails is asked again with the next board.
    if (now.getTime() - last.at.getTime() > freshMs) void ask(now).catch(() => undefined);
    return last;
  };
};

/**
 * The processes that answered last, with the version that they run.
 * @param deployment undefined where nobody can ask
 */
export const processesRow = (
  deployment: Pick<DeploymentSource, "askProcesses"> | undefined,
): BoardSource => {
  const hear = deployment && createHearing(deployment);
  return async ({ market, now }) => {
    if (!hear) return foundRows([]);
    const { processes, at } = await hear(now);
    const versions = [...new Set(processes.map(({ version }) => version))];
    const stopping = processes.filter(({ state }) => state === "stopping").length;
    const count = counted(processes.length, "process", "processes");
    const row = boardRow({
      id: "processes",
      icon: "bolt",
      tone: versions.length > 1 || processes.length === 0 ? "incomplete" : null,
      lead: { label: count, path },
      text: stopping > 0 ? `answered, ${stopping} about to end` : "answered",
      detail: `${versions.length === 1 ? `version ${versions[0]} everywhere` : `versions ${versions.join(", ")}`}, heard at ${formatTime(at, marketById(market))}`,
      action: { label: "See", path },
    });
    return { ...foundRows([row]), total: 0 };
  };
};
