import { changeRecord, removeRecord } from "#features/records/records/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Replacement, ReplacementReport } from "../contract.ts";
import { inheritedSlugs, isFixedResource } from "../rules.ts";
import { recordKindOf, type ResourceContext, tagsOf, takeOut } from "../save.ts";
import { inputOf, lockResources, resourceById, updateResource } from "../store.ts";
import { usersOf } from "../users.ts";
import { moveTravels, type Pair } from "./move-travels.ts";

const refuse = (path: string, message: string): never => {
  throw new Problem(422, message, { errors: [{ path, message }] });
};

export type ReplacementOptions = Readonly<{
  id: string;
  replacement: Replacement;
  /** The version of what is replaced that the client read; null skips the check. */
  ifVersion: number | null;
  /** Reports what would happen, and writes nothing. */
  dryRun: boolean;
}>;

/** @throws Problem 404, 412, 422 */
export const readPair = async (
  { db, market, kind }: ResourceContext,
  { id, replacement: { by, deletes }, ifVersion }: Omit<ReplacementOptions, "dryRun">,
): Promise<Pair> => {
  const replaced = await resourceById(db, market, kind, id);
  if (!replaced) throw new Problem(404, "There is no such resource.");
  if (ifVersion !== null && replaced.version !== ifVersion)
    throw new Problem(412, "Somebody else saved this in the meantime.");
  if (by === id) refuse("by", "It cannot take its own place.");
  const replacement = await resourceById(db, market, kind, by);
  if (deletes && isFixedResource(replaced))
    refuse("deletes", "This stands in every market and cannot be deleted.");
  return { replaced, by: replacement ?? refuse("by", "There is none of this id in the list.") };
};

/** What is replaced goes, and its slugs become former slugs of what takes its place. */
export const mergePair = async (
  context: ResourceContext,
  { replaced, by }: Pair,
): Promise<void> => {
  const { market, kind } = context;
  await removeRecord(recordKindOf(kind), context, {
    id: replaced.id,
    ifVersion: null,
    write: (trx, before) => takeOut(trx, market, before),
  });
  await changeRecord(recordKindOf(kind), context, {
    id: by.id,
    ifVersion: null,
    write: (trx, before) =>
      updateResource(trx, market, by.id, inputOf(before), inheritedSlugs(before, replaced)),
  });
};

/**
 * Puts one resource in the place of another, in all travels that have it.
 * @throws Problem 404, 412, 422
 */
export const replaceResource = (
  outer: ResourceContext,
  options: ReplacementOptions,
): Promise<ReplacementReport> =>
  inTransaction(outer.db, async (trx) => {
    const context = { ...outer, db: trx };
    const { market, kind } = context;
    await lockResources(trx, market, kind);
    const pair = await readPair(context, options);
    const users = await usersOf(trx, context.linkSources, market, pair.replaced);
    const travels = users.filter((each) => each.kind === "travel");
    const links = users.filter((each) => each.kind !== "travel");
    if (options.dryRun) return { travels, links };
    await moveTravels(context, pair, travels);
    if (options.replacement.deletes) await mergePair(context, pair);
    await invalidateTags(trx, tagsOf(market));
    return { travels, links };
  });
