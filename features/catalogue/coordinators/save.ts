import { isDeepStrictEqual } from "node:util";
import { readStored } from "#platform/changes/read-stored.ts";
import { existingPictures } from "#features/assets/media/store.ts";
import { redirectFrom } from "#features/assets/redirects/store.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { catalogueTag } from "#features/records/catalogue-tags/rules.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { SlugProblemOf } from "#platform/server/http/routes/slug-check.ts";
import { type CoordinatorInput, coordinatorInputSchema } from "./contract.ts";
import { usersText } from "./rules.ts";
import {
  coordinatorById,
  coordinatorsTag,
  deleteCoordinator,
  insertCoordinator,
  lockCoordinator,
  ownerOfSlug,
  type StoredCoordinator,
  updateCoordinator,
} from "./store.ts";
import { coordinatorUsers } from "./users.ts";

/** What a save asks of rooms that stand above coordinators; the app provides it. */
export type CoordinatorSaves = Readonly<{
  /** Whether a custom page of the market stands at a path. */
  hasPageAt: (db: Database, market: string, path: string) => Promise<boolean>;
}>;

export type CoordinatorContext = CoordinatorSaves & WriteContext;

/** Addresses stand in the sitemap and in links of other pages, so that all of them are renewed. */
const hasSameAddress = (before: StoredCoordinator | null, after: StoredCoordinator | null) =>
  before?.slug === after?.slug && before?.isShown === after?.isShown;

const kind: RecordKind<StoredCoordinator> = {
  subject: "coordinator",
  noun: "coordinator",
  lock: lockCoordinator,
  idOf: ({ id }) => id,
  listsFields: true,
  contentOf: (stored) => readStored(coordinatorInputSchema, stored),
  tagsOf: (market, before, after) =>
    hasSameAddress(before, after)
      ? [coordinatorsTag(market)]
      : [coordinatorsTag(market), catalogueTag(market)],
};

/** What visitors find at the address of a coordinator's slug; null for nothing. */
const addressProblem = async (
  { hasPageAt }: CoordinatorSaves,
  db: Database,
  market: string,
  slug: string,
): Promise<string | null> => {
  const path = pathOf(marketById(market).id, "coordinators-coordinator", { coordinator: slug });
  if (path === null) return null;
  if ((await redirectFrom(db, market, path))?.enabled)
    return `A redirect leaves from ${path}. Switch it off or delete it first.`;
  return (await hasPageAt(db, market, path)) ? `A custom page stands at ${path}.` : null;
};

/** A coordinator keeps the slug that they have. */
export const slugProblemOf =
  (saves: CoordinatorSaves): SlugProblemOf =>
  async (db, market, slug, id) => {
    const owner = await ownerOfSlug(db, market, slug, id);
    if (owner !== null) return `“${owner}” has this slug.`;
    const own = id === null ? null : await coordinatorById(db, market, id);
    return own?.slug === slug ? null : addressProblem(saves, db, market, slug);
  };

const assertPossible = async (
  context: CoordinatorContext,
  trx: Database,
  { slug, portraitId }: CoordinatorInput,
  id: string | null,
): Promise<void> => {
  const problem = await slugProblemOf(context)(trx, context.market, slug, id);
  const errors = problem === null ? [] : [{ path: "slug", message: problem }];
  if (portraitId !== null && (await existingPictures(trx, [portraitId])).size === 0)
    errors.push({ path: "portraitId", message: "This picture is gone." });
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

/** @throws Problem 422 with an error by field */
export const createCoordinator = (
  context: CoordinatorContext,
  input: CoordinatorInput,
): Promise<StoredCoordinator> =>
  writeRecord(kind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      await assertPossible(context, trx, input, null);
      return insertCoordinator(trx, context.market, input);
    },
  });

/**
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveCoordinator = (
  context: CoordinatorContext,
  id: string,
  input: CoordinatorInput,
  ifVersion: number | null,
): Promise<StoredCoordinator> =>
  changeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      await assertPossible(context, trx, input, id);
      if (isDeepStrictEqual(readStored(coordinatorInputSchema, before), input)) return before;
      return updateCoordinator(trx, context.market, before, input);
    },
  });

/**
 * @throws Problem 404, 409 with what refers to the coordinator, 412
 */
export const removeCoordinator = (
  context: WriteContext,
  id: string,
  ifVersion: number | null,
  today: string,
): Promise<StoredCoordinator> =>
  removeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx) {
      const users = await coordinatorUsers(trx, context.market, id, today);
      const text = usersText(users);
      if (text !== "")
        throw inTheWay(
          "Still named elsewhere",
          `Still named by ${text}. Hide the coordinator instead.`,
          { users },
        );
      await deleteCoordinator(trx, context.market, id);
    },
  });
