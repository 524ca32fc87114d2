import { z } from "zod";
import { markets } from "#markets/markets.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { handleJob, type Job, type JobHandler, type SendJob } from "#platform/server/jobs/job.ts";
import { type Currencies, currenciesSchema } from "../contract.ts";
import type { FetchedRates } from "../currencies-contract.ts";
import { saveSetting } from "../save.ts";
import { readSetting } from "../store.ts";
import { withOwnRates } from "../rules.ts";
import { fetchRates } from "./source.ts";

/** Six hours of a day in UTC, since sources publish once a day, at hours of their own. */
const payload = z.strictObject({ day: z.iso.date(), quarter: z.int().min(0).max(3) });

type RatesSlot = z.infer<typeof payload>;

/** Takes the rates over from their source. */
const ratesJob: Job<RatesSlot> = {
  name: "rates-fetch",
  payload,
  keyOf: ({ day, quarter }) => `${day} ${quarter}`,
  retries: { limit: 8, pause: 60, maxPause: 3600 },
};

/** Who the audit says has changed the rates. */
const ratesActor = "source of exchange rates";

export const storedRates = async (db: Database, market: string): Promise<Currencies | null> => {
  const found = markets.find(({ id }) => id === market);
  if (!found) return null;
  const { value } = await readSetting(db, found, "currencies");
  return currenciesSchema.safeParse(value).data ?? null;
};

/** Markets without rates keep none: whether prices are converted there is for people to say. */
const takeRates = async (trx: Database, fetched: FetchedRates): Promise<void> => {
  for (const { id } of markets) {
    const ours = await storedRates(trx, id);
    if (!ours || ours.date > fetched.date) continue;
    const value = withOwnRates(ours, fetched);
    if (isSame(value, ours)) continue;
    await saveSetting(
      { db: trx, market: id, actor: ratesActor },
      { name: "currencies", value },
      null,
    );
  }
};

const anyRates = async (db: Database): Promise<Currencies | null> => {
  for (const { id } of markets) {
    const ours = await storedRates(db, id);
    if (ours) return ours;
  }
  return null;
};

export type RatesOptions = Readonly<{ db: Database; source: string; now: () => Date }>;

const slotOf = (moment: Date): RatesSlot => ({
  day: moment.toISOString().slice(0, 10),
  quarter: Math.floor(moment.getUTCHours() / 6),
});

export const ratesHandler = ({ db, source, now }: RatesOptions): JobHandler =>
  handleJob(ratesJob, {
    async run(_slot, { signal, once }) {
      const ours = await anyRates(db);
      const fetched = await fetchRates({ source, ours, today: slotOf(now()).day, signal });
      await once((trx) => takeRates(trx, fetched));
    },
    pending: async () => [slotOf(now())],
  });

const hourMs = 3_600_000;

/** Queues the question of each six hours, whichever process comes to it first. @returns what stops it */
export const startRatesClock = ({
  db,
  now,
  send,
  report,
}: Pick<RatesOptions, "db" | "now"> &
  Readonly<{ send: SendJob; report: (error: unknown) => void }>): (() => void) => {
  const timer = setInterval(() => void send(db, ratesJob, slotOf(now())).catch(report), hourMs);
  return () => clearInterval(timer);
};
