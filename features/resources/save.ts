import { recordAudit } from "#features/audit/store.ts";
import type { RuleError } from "#features/pages/contract.ts";
import { catalogueTag } from "#features/travels/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
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
export type ResourceContext = TravelWords &
  Readonly<{ db: Database; market: string; kind: ResourceKind; actor: string }>;

/** A list with the version of its order. */
export type StoredList = Readonly<{ items: readonly Resource[]; version: number }>;

const refuse = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

/** @throws Problem 412 for a version that is not the one that the client read */
const requireVersion = (version: number, ifVersion: number | null, changed: string): void => {
  if (ifVersion !== null && ifVersion !== version)
    throw new Problem(412, `Somebody else ${changed} in the meantime.`);
};

/** Runs a write of one kind's resources alone, and tells every process at its end. */
const alone = <Done>(
  { db, market, kind }: ResourceContext,
  work: (trx: Database, orderVersion: number) => Promise<Done>,
): Promise<Done> =>
  inTransaction(db, async (trx) => {
    const done = await work(trx, await lockResources(trx, market, kind));
    // Other markets' pages link to the same search here, by its slugs and its days.
    await invalidateTags(trx, [catalogueTag(market), "catalogue"]);
    return done;
  });

const audit = (
  trx: Database,
  { market, actor }: ResourceContext,
  before: StoredResource | null,
  after: StoredResource | null,
): Promise<void> =>
  recordAudit(trx, {
    actor,
    market,
    action: before === null ? "create" : after === null ? "delete" : "update",
    subject: "resource",
    subjectId: (after ?? before)?.id ?? "",
    before,
    after,
  });

/** @throws Problem 404, 412 */
const opened = async (
  trx: Database,
  { market, kind }: ResourceContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredResource> => {
  const before = await resourceById(trx, market, kind, id);
  if (!before) throw new Problem(404, "There is no such resource.");
  requireVersion(before.version, ifVersion, "saved this");
  return before;
};

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
  return alone(context, async (trx) => {
    const { market, kind } = context;
    const others = await listResourcesOf(trx, market, kind);
    if (others.length >= mostResources)
      throw new Problem(422, `A list holds at most ${mostResources}.`, { errors: [] });
    refuseTaken(input, others);
    await forgetFormerSlug(trx, market, kind, input.slug);
    const created = await insertResource(trx, market, kind, others.length + 1, input);
    const ids = [...others, created].map(({ id }) => id);
    await writeOrder(trx, market, kind, ids);
    await audit(trx, context, null, created);
    return created;
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
  return alone(context, async (trx) => {
    const { market, kind } = context;
    const before = await opened(trx, context, id, ifVersion);
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
    await audit(trx, context, before, after);
    return after;
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
): Promise<StoredResource> =>
  alone(context, async (trx) => {
    const { market, kind } = context;
    const before = await opened(trx, context, id, ifVersion);
    await refuseInUse(trx, market, before);
    await deleteResource(trx, market, id);
    const rest = await listResourcesOf(trx, market, kind);
    const ids = rest.map((each) => each.id);
    await writeOrder(trx, market, kind, ids);
    await audit(trx, context, before, null);
    return before;
  });

const orderOf = (items: readonly Resource[]) => ({ order: items.map(({ name }) => name) });

/**
 * Puts all resources of a kind into a new order.
 * @param ifVersion of the order that the client read, or null for the newest
 * @throws Problem 412, 422
 */
export const reorderResources = (
  context: ResourceContext,
  places: readonly Place[],
  ifVersion: number | null,
): Promise<StoredList> =>
  alone(context, async (trx, version) => {
    const { market, kind, actor } = context;
    requireVersion(version, ifVersion, "changed this list");
    const before = await listResourcesOf(trx, market, kind);
    const ids = before.map(({ id }) => id);
    refuse(orderErrors(places, ids));
    const sorted = places.toSorted((a, b) => a.order - b.order);
    const ordered = sorted.map(({ id }) => id);
    const written = await writeOrder(trx, market, kind, ordered);
    const items = await listResourcesOf(trx, market, kind);
    await recordAudit(trx, {
      actor,
      market,
      action: "update",
      subject: "resource-order",
      subjectId: kind,
      before: orderOf(before),
      after: orderOf(items),
    });
    return { items, version: written };
  });
