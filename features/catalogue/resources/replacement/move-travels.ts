import { recordAudits } from "#features/records/audit/store.ts";
import type { ResourceUser } from "../contract.ts";
import type { ResourceContext } from "../save.ts";
import type { StoredResource } from "../store.ts";

export type Pair = Readonly<{ replaced: StoredResource; by: StoredResource }>;

/** Gives travels another resource in the place of theirs, with an audit entry for each. */
export const moveTravels = async (
  { db: trx, market, actor, kind, refreshSearchVectors, replaceInTravels }: ResourceContext,
  { replaced, by }: Pair,
  travels: readonly ResourceUser[],
): Promise<void> => {
  if (travels.length === 0) return;
  const ids = travels.map(({ id }) => id);
  await replaceInTravels(trx, market, { kind, from: replaced.id, to: by.id }, ids);
  await recordAudits(
    trx,
    travels.map(({ id, name }) => ({
      actor,
      market,
      action: "update",
      subject: "travel",
      subjectId: id,
      name,
      before: { [kind]: replaced.name },
      after: { [kind]: by.name },
    })),
  );
  await refreshSearchVectors(trx, market, ids);
};
