import type { BulkAction } from "#features/catalogue/bulk-actions/contract.ts";
import {
  type BulkContext,
  type BulkKind,
  refusedResult,
} from "#features/catalogue/bulk-actions/store.ts";
import { formatDateTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { PlannedKind } from "./contract.ts";
import { plannedMomentsOf } from "./store.ts";

const publishes = (action: BulkAction): boolean => action.type === "publish" && action.isPublished;

/** Why each of the records waits, by its id; without those that nobody has planned. */
const waitingOf = async (
  { db, market }: BulkContext,
  kind: PlannedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const planned = await plannedMomentsOf(db, { market, kind }, ids);
  const { timeZone } = marketById(market);
  return new Map(
    [...planned].flatMap(([id, { publishAt }]) =>
      publishAt === null
        ? []
        : [
            [
              id,
              `It goes live by itself on ${formatDateTime(publishAt, { timeZone })}. Cancel that plan to publish it before.`,
            ] as const,
          ],
    ),
  );
};

/** A bulk action publishes nothing before the moment that somebody has planned for it. */
export const respectPlans = (kind: PlannedKind, bulk: BulkKind): BulkKind => ({
  ...bulk,
  plan: (context, action, targets, keep) =>
    bulk.plan(context, action, targets, async (rows) => {
      if (!publishes(action)) return keep(rows);
      const waiting = await waitingOf(
        context,
        kind,
        rows.map(({ id }) => id),
      );
      return keep(
        rows.map((row) => {
          const reason = row.outcome === "change" ? waiting.get(row.id) : undefined;
          return reason === undefined ? row : { ...row, outcome: "refuse", reason };
        }),
      );
    }),
  async write(context, action, targets) {
    if (!publishes(action)) return bulk.write(context, action, targets);
    const waiting = await waitingOf(
      context,
      kind,
      targets.map(({ id }) => id),
    );
    const free = targets.filter(({ id }) => !waiting.has(id));
    const written = new Map(
      (await bulk.write(context, action, free)).map((result) => [result.id, result]),
    );
    return targets.flatMap(({ id }) => {
      const reason = waiting.get(id);
      return reason === undefined ? (written.get(id) ?? []) : [refusedResult(id, reason)];
    });
  },
});
