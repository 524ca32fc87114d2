import type { LinkSource } from "#features/records/links/store.ts";
import { isDeepStrictEqual } from "node:util";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import {
  maxResources,
  type ResourcePlace,
  type Resource,
  type ResourceInput,
  type ResourceKind,
  resources,
} from "./contract.ts";
import {
  fixedErrors,
  formerSlugsOf,
  isFixedResource,
  isSameResource,
  orderErrors,
  resourceErrors,
} from "./rules.ts";
import {
  deleteResource,
  removeFormerSlug,
  insertResource,
  listResourcesOf,
  lockResources,
  resourceById,
  type StoredResource,
  updateResource,
  writeOrder,
} from "./store.ts";
import { travelsWith, usersOf } from "./users.ts";

/** What a save asks of rooms that stand above resources; the app provides it. */
export type ResourceSaves = Readonly<{
  /** What may link to the search for a resource, or name its slug in a block. */
  linkSources: readonly LinkSource[];
  /**
   * Travels are found by the names of their resources: recomputes the search vectors of travels, in
   * the transaction of the change.
   */
  refreshSearchVectors: (
    trx: Database,
    market: string,
    travelIds: readonly string[],
  ) => Promise<void>;
  /** Gives travels another resource of a kind in the place of theirs. */
  replaceInTravels: (
    trx: Database,
    market: string,
    change: Readonly<{ kind: ResourceKind; from: string; to: string }>,
    travelIds: readonly string[],
  ) => Promise<void>;
}>;

export type ResourceContext = ResourceSaves & WriteContext & Readonly<{ kind: ResourceKind }>;

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

/** The context of a call that writes. */
export type ToContext = (call: Caller) => ResourceContext;

/** The resources of one kind in order; `version` is the version of this order. */
export type StoredList = Readonly<{ items: readonly Resource[]; version: number }>;

const throwIfInvalid = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

// The tag `catalogue` covers all markets: pages of other markets link to this market's searches by
// slug and dates.
export const tagsOf = (market: string) => [catalogueTag(market), "catalogue"];

export const recordKindOf = (kind: ResourceKind): RecordKind<StoredResource> => ({
  subject: "resource",
  noun: "resource",
  staleMessage: "Somebody else saved this in the meantime.",
  async lock(trx, market, id) {
    await lockResources(trx, market, kind);
    return id === null ? null : resourceById(trx, market, kind, id);
  },
  idOf: ({ id }) => id,
  listsFields: true,
  contentOf: (stored) => {
    const names = new Set(Object.keys(resources[kind].input.shape));
    return Object.fromEntries(Object.entries(stored).filter(([name]) => names.has(name)));
  },
  tagsOf,
});

/** The order of a list is written as one record. */
const listKindOf = (kind: ResourceKind): RecordKind<StoredList> => ({
  subject: "resource-order",
  noun: "list",
  staleMessage: "Somebody else changed this list in the meantime.",
  async lock(trx, market) {
    const version = await lockResources(trx, market, kind);
    return { version, items: await listResourcesOf(trx, market, kind) };
  },
  idOf: () => kind,
  nameOf: () => kind.replaceAll("-", " "),
  auditOf: ({ items }) => ({ order: items.map(({ name }) => name) }),
  tagsOf,
});

/** @param others the other resources of the same kind */
const assertSlugIsFree = ({ slug }: ResourceInput, others: readonly Resource[]): void => {
  const owner = others.find((each) => each.slug === slug);
  if (owner) throwIfInvalid([{ path: "slug", message: `“${owner.name}” has this slug.` }]);
};

export type Creation = Readonly<{
  /** Of the same resource in other markets; by default it is in no other. */
  sharedId?: string;
}>;

/** @throws Problem 422 with an error by field */
export const createResource = (
  context: ResourceContext,
  input: ResourceInput,
  { sharedId }: Creation = {},
): Promise<StoredResource> => {
  throwIfInvalid(resourceErrors(input));
  const { market, kind } = context;
  return writeRecord(recordKindOf(kind), context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      const others = await listResourcesOf(trx, market, kind);
      if (others.length >= maxResources)
        throwIfInvalid([{ path: "name", message: `A list holds at most ${maxResources}.` }]);
      assertSlugIsFree(input, others);
      await removeFormerSlug(trx, market, kind, input.slug);
      const created = await insertResource(trx, market, kind, others.length + 1, input, sharedId);
      const ids = [...others, created].map(({ id }) => id);
      await writeOrder(trx, market, kind, ids);
      return created;
    },
  });
};

/**
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveResource = (
  context: ResourceContext,
  id: string,
  input: ResourceInput,
  ifVersion: number | null,
): Promise<StoredResource> => {
  throwIfInvalid(resourceErrors(input));
  const { market, kind } = context;
  return changeRecord(recordKindOf(kind), context, {
    id,
    ifVersion,
    async write(trx, before) {
      throwIfInvalid(fixedErrors(before, input));
      const resourcesOfKind = await listResourcesOf(trx, market, kind);
      assertSlugIsFree(
        input,
        resourcesOfKind.filter((each) => each.id !== id),
      );
      if (isSameResource(before, input)) return before;
      const newFormerSlugs = formerSlugsOf(before, input.slug);
      await removeFormerSlug(trx, market, kind, input.slug);
      const after = await updateResource(trx, market, id, input, newFormerSlugs);
      if (after.name !== before.name) {
        const travels = await travelsWith(trx, market, after);
        const ids = travels.map((each) => each.id);
        await context.refreshSearchVectors(trx, market, ids);
      }
      return after;
    },
  });
};

/** Deletes a row; the resources after it move up by one place. */
export const takeOut = async (
  trx: Database,
  market: string,
  { kind, id }: Pick<Resource, "kind" | "id">,
): Promise<void> => {
  await deleteResource(trx, market, id);
  const remaining = await listResourcesOf(trx, market, kind);
  const ids = remaining.map((each) => each.id);
  await writeOrder(trx, market, kind, ids);
};

const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/**
 * @throws Problem 409 that lists the travels and links that use the resource, 422 for a fixed
 * resource
 */
const assertUnused = async (
  trx: Database,
  sources: readonly LinkSource[],
  market: string,
  resource: StoredResource,
): Promise<void> => {
  if (isFixedResource(resource))
    throwIfInvalid([
      {
        path: "slug",
        message: `“${resource.name}” is one of the three durations of every market and cannot be deleted.`,
      },
    ]);
  const users = await usersOf(trx, sources, market, resource);
  if (users.length === 0) return;
  const travels = users.filter(({ kind }) => kind === "travel").length;
  const links = users.length - travels;
  const usage = [
    ...(travels > 0 ? [pluralize(travels, "travel")] : []),
    ...(links > 0 ? [`${pluralize(links, "link")} to its search`] : []),
  ].join(" and ");
  throw inTheWay("Still used", `This is still used: ${usage}.`, { users });
};

/**
 * Deletes a resource; the resources after it move up by one place.
 * @throws Problem 404, 409 that lists the travels and links that use the resource, 412, 422 for a
 * fixed resource
 */
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
      await assertUnused(trx, context.linkSources, market, before);
      await takeOut(trx, market, before);
    },
  });
};

/**
 * @param ifVersion version of the order that the client read; null skips the check
 * @throws Problem 412, 422
 */
export const reorderResources = (
  context: ResourceContext,
  places: readonly ResourcePlace[],
  ifVersion: number | null,
): Promise<StoredList> => {
  const { market, kind } = context;
  return changeRecord(listKindOf(kind), context, {
    id: kind,
    ifVersion,
    async write(trx, before) {
      const { items } = before;
      const ids = items.map(({ id }) => id);
      throwIfInvalid(orderErrors(places, ids));
      const sorted = places.toSorted((a, b) => a.order - b.order);
      const ordered = sorted.map(({ id }) => id);
      if (isDeepStrictEqual(ordered, ids)) return before;
      const version = await writeOrder(trx, market, kind, ordered);
      return { version, items: await listResourcesOf(trx, market, kind) };
    },
  });
};
