import type { RuleError } from "#features/pages/contract.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/store.ts";
import { catalogueTag } from "#features/travels/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import {
  mostResources,
  type Place,
  type Resource,
  type ResourceInput,
  type ResourceKind,
} from "./contract.ts";
import { fixedErrors, formerSlugsOf, isFixed, orderErrors, resourceErrors } from "./rules.ts";
import {
  deleteResource,
  forgetFormerSlug,
  insertResource,
  listResourcesOf,
  lockResources,
  resourceById,
  type StoredResource,
  updateResource,
  writeOrder,
} from "./store.ts";
import { travelsWith, usersOf } from "./users.ts";

/** What the search keeps of travels, of which the names of their resources are a part. */
export type TravelWords = Readonly<{
  /** Writes anew by which words some travels are found, in the transaction that changed them. */
  refreshSearchVectors: (
    trx: Database,
    market: string,
    travelIds: readonly string[],
  ) => Promise<void>;
}>;

/** Whose resources are written by whom. */
export type ResourceContext = TravelWords & WriteContext & Readonly<{ kind: ResourceKind }>;

/** A list with the version of its order. */
export type StoredList = Readonly<{ items: readonly Resource[]; version: number }>;

const refuse = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

// Other markets' pages link to the same search here, by its slugs and its days.
const tagsOf = (market: string) => [catalogueTag(market), "catalogue"];

const recordKindOf = (kind: ResourceKind): RecordKind<StoredResource> => ({
  subject: "resource",
  noun: "resource",
  staleMessage: "Somebody else saved this in the meantime.",
  async lock(trx, market, id) {
    await lockResources(trx, market, kind);
    return id === null ? null : resourceById(trx, market, kind, id);
  },
  idOf: ({ id }) => id,
  tagsOf,
});

/** A whole list as one record, which its order is written by. */
const listKindOf = (kind: ResourceKind): RecordKind<StoredList> => ({
  subject: "resource-order",
  noun: "list",
  staleMessage: "Somebody else changed this list in the meantime.",
  async lock(trx, market) {
    const version = await lockResources(trx, market, kind);
    return { version, items: await listResourcesOf(trx, market, kind) };
  },
  idOf: () => kind,
  auditOf: ({ items }) => ({ order: items.map(({ name }) => name) }),
  tagsOf,
});

/** @param others of the same kind */
const refuseTaken = ({ slug }: ResourceInput, others: readonly Resource[]): void => {
  const owner = others.find((each) => each.slug === slug);
  if (owner) refuse([{ path: "slug", message: `“${owner.name}” has this slug.` }]);
};

/** @throws Problem 422 naming each field that keeps it from being saved */
export const createResource = (
  context: ResourceContext,
  input: ResourceInput,
): Promise<StoredResource> => {
  refuse(resourceErrors(input));
  const { market, kind } = context;
  return writeRecord(recordKindOf(kind), context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      const others = await listResourcesOf(trx, market, kind);
      if (others.length >= mostResources)
        throw new Problem(422, `A list holds at most ${mostResources}.`, { errors: [] });
      refuseTaken(input, others);
      await forgetFormerSlug(trx, market, kind, input.slug);
      const created = await insertResource(trx, market, kind, others.length + 1, input);
      const ids = [...others, created].map(({ id }) => id);
      await writeOrder(trx, market, kind, ids);
      return created;
    },
  });
};

/**
 * @param ifVersion the version that the client read, or null for the newest
 * @throws Problem 404, 412, 422
 */
export const saveResource = (
  context: ResourceContext,
  id: string,
  input: ResourceInput,
  ifVersion: number | null,
): Promise<StoredResource> => {
  refuse(resourceErrors(input));
  const { market, kind } = context;
  return changeRecord(recordKindOf(kind), context, {
    id,
    ifVersion,
    async write(trx, before) {
      refuse(fixedErrors(before, input));
      const all = await listResourcesOf(trx, market, kind);
      refuseTaken(
        input,
        all.filter((each) => each.id !== id),
      );
      const former = formerSlugsOf(before, input.slug);
      await forgetFormerSlug(trx, market, kind, input.slug);
      const after = await updateResource(trx, market, id, input, former);
      if (after.name !== before.name) {
        const travels = await travelsWith(trx, market, after);
        const ids = travels.map((each) => each.id);
        await context.refreshSearchVectors(trx, market, ids);
      }
      return after;
    },
  });
};

const named = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** @throws Problem 409 with what uses it, 422 for a fixed one */
const refuseInUse = async (
  trx: Database,
  market: string,
  resource: StoredResource,
): Promise<void> => {
  if (isFixed(resource))
    throw new Problem(422, "This stands in every market and cannot be deleted.", { errors: [] });
  const users = await usersOf(trx, market, resource);
  if (users.length === 0) return;
  const travels = users.filter(({ kind }) => kind === "travel").length;
  const links = users.length - travels;
  const what = [
    ...(travels > 0 ? [named(travels, "travel")] : []),
    ...(links > 0 ? [`${named(links, "link")} to its search`] : []),
  ].join(" and ");
  throw new Problem(409, `This is still used: ${what}.`, { users });
};

/** Deletes a resource that nothing uses; those after it move up. @throws Problem 404, 409, 412, 422 */
export const removeResource = (
  context: ResourceContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredResource> => {
  const { market, kind } = context;
  return removeRecord(recordKindOf(kind), context, {
    id,
    ifVersion,
    async write(trx, before) {
      await refuseInUse(trx, market, before);
      await deleteResource(trx, market, id);
      const rest = await listResourcesOf(trx, market, kind);
      const ids = rest.map((each) => each.id);
      await writeOrder(trx, market, kind, ids);
    },
  });
};

/**
 * Puts all resources of a kind into a new order.
 * @param ifVersion of the order that the client read, or null for the newest
 * @throws Problem 412, 422
 */
export const reorderResources = (
  context: ResourceContext,
  places: readonly Place[],
  ifVersion: number | null,
): Promise<StoredList> => {
  const { market, kind } = context;
  return changeRecord(listKindOf(kind), context, {
    id: kind,
    ifVersion,
    async write(trx, { items }) {
      const ids = items.map(({ id }) => id);
      refuse(orderErrors(places, ids));
      const sorted = places.toSorted((a, b) => a.order - b.order);
      const ordered = sorted.map(({ id }) => id);
      const version = await writeOrder(trx, market, kind, ordered);
      return { version, items: await listResourcesOf(trx, market, kind) };
    },
  });
};
