import { changeRecord } from "#features/records/records/store.ts";
import type { Market } from "#markets/market-type.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { transliteratedSlug } from "#platform/server/transliterated-slug.ts";
import { createResource, recordKindOf, type ResourceContext, saveResource } from "../save.ts";
import { inputOf, listResourcesOf, resourceById, type StoredResource } from "../store.ts";
import { confirmName, isAlone, namesOf, writeSharedId } from "./store.ts";

type NewName = Readonly<{
  source: StoredResource;
  sharedId: string;
  name: string;
}>;

/** A resource that is already there, but not yet known to be the same, is taken for it. */
const adopt = (context: ResourceContext, found: string, { source, sharedId }: NewName) =>
  changeRecord(recordKindOf(context.kind), context, {
    id: found,
    ifVersion: null,
    async write(trx, before) {
      await writeSharedId(trx, context.market, before.id, sharedId);
      // The audit tells by the last field what was paired.
      return { ...before, version: before.version + 1, sameAs: source.name };
    },
  });

/** The name's slug, with a number where another resource has it. */
const freeSlug = (name: string, language: string, source: string, taken: readonly string[]) => {
  const base = transliteratedSlug(name, language).slice(0, 56).replace(/-$/, "") || source;
  const further = taken.map((_, index) => `${base}-${index + 2}`);
  return [base, ...further].find((slug) => !taken.includes(slug)) ?? base;
};

const addName = async (
  context: ResourceContext,
  language: string,
  added: NewName,
): Promise<StoredResource> => {
  const { db, market, kind } = context;
  const { source, sharedId, name } = added;
  const list = await listResourcesOf(db, market, kind);
  const same = list.find((each) => each.name === name);
  if (same && (await isAlone(db, market, kind, same.id))) return adopt(context, same.id, added);
  const taken = list.map(({ slug }) => slug);
  const slug = freeSlug(name, language, source.slug, taken);
  return createResource(context, { ...inputOf(source), name, slug }, { sharedId });
};

/** The name stays, and is known to fit. */
const confirm = (context: ResourceContext, id: string, ifVersion: number | null) =>
  changeRecord(recordKindOf(context.kind), context, {
    id,
    ifVersion,
    async write(trx, before) {
      await confirmName(trx, context.market, id);
      return { ...before, version: before.version + 1 };
    },
  });

export type NameWrite = Readonly<{
  id: string;
  /** Where the name is written. */
  market: Market;
  name: string;
  /** 0 for a market in which the resource is missing; null skips the check. */
  ifVersion: number | null;
}>;

/**
 * Writes the name of a resource in a market, where the resource is added if it is missing.
 * @throws Problem 404, 412, 422
 */
export const saveName = async (
  context: ResourceContext,
  { id, market, name, ifVersion }: NameWrite,
): Promise<StoredResource> => {
  const { db, kind } = context;
  const target = { id: market.id, country: market.apiCountry };
  const shared = await namesOf(db, context.market, { kind, id }, [target]);
  const source = await resourceById(db, context.market, kind, id);
  const [stored] = shared?.names ?? [];
  if (!shared || !source || !stored) throw new Problem(404, "There is no such resource.");
  const there = { ...context, market: market.id };
  if (stored.id === null) {
    if (ifVersion !== null && ifVersion !== 0)
      throw new Problem(412, "Somebody else deleted this in the meantime.");
    return addName(there, market.language, { source, sharedId: shared.sharedId, name });
  }
  if (stored.state === "older" && stored.name === name) return confirm(there, stored.id, ifVersion);
  const current = await resourceById(db, market.id, kind, stored.id);
  return saveResource(there, stored.id, { ...inputOf(current ?? source), name }, ifVersion);
};
