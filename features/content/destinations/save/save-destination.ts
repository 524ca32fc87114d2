import { readStored } from "#platform/changes/read-stored.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { pageIdOfOwner } from "#features/content/pages/store.ts";
import { catalogueTag, tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { SlugProblemOf } from "#platform/server/http/routes/slug-check.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import { type DestinationInput, destinationInputSchema } from "../contract.ts";
import { destinationErrors, formerSlugsAfter } from "../rules.ts";
import {
  allDestinationsTag,
  deleteDestination,
  destinationById,
  destinationBySlug,
  destinationsTag,
  insertDestination,
  lockDestinations,
  type StoredDestination,
  travelsTo,
  updateDestination,
} from "../store.ts";

/** The search finds travels by the names of their destinations. */
export type SearchUpdates = Readonly<{
  /** Recomputes the search vectors of travels, in the transaction of the change. */
  refreshSearchVectors: (
    trx: Database,
    market: string,
    travelIds: readonly string[],
  ) => Promise<void>;
}>;

export type DestinationContext = SearchUpdates & WriteContext;

export const inputOf = (destination: StoredDestination): DestinationInput =>
  readStored(destinationInputSchema, destination);

type TravelThere = Awaited<ReturnType<typeof travelsTo>>[number];
/** A destination with the travels that are found by it. */
type LockedDestination = StoredDestination & Readonly<{ travels: readonly TravelThere[] }>;

const withoutTravels = ({ travels: _travels, ...destination }: LockedDestination) => destination;

/** Whether the search has to read its vocabulary again: names, and what it offers. */
const changesVocabulary = (before: LockedDestination | null, after: LockedDestination | null) =>
  before === null ||
  after === null ||
  before.name !== after.name ||
  before.isOffered !== after.isOffered;

const destinationKind: RecordKind<LockedDestination> = {
  subject: "destination",
  noun: "destination",
  async lock(trx, market, id) {
    await lockDestinations(trx, market);
    const destination = id === null ? null : await destinationById(trx, market, id, true);
    return destination && { ...destination, travels: await travelsTo(trx, market, destination.id) };
  },
  idOf: ({ id }) => id,
  listsFields: true,
  auditOf: withoutTravels,
  contentOf: inputOf,
  tagsOf: (market, before, after) => {
    const tags = [destinationsTag(market)];
    if (changesVocabulary(before, after))
      return [...tags, allDestinationsTag, catalogueTag(market)];
    if (before?.slug === after?.slug) return tags;
    return [...tags, allDestinationsTag, ...tagsOfTravels(market, after?.travels ?? [])];
  },
};

const throwIfInvalid = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

const takenSlug = (owner: string): string => `“${owner}” has this slug.`;

export const slugProblemOf: SlugProblemOf = async (db, market, slug, id) => {
  const owner = await destinationBySlug(db, market, slug);
  return owner && owner.id !== id ? takenSlug(owner.name) : null;
};

const takenErrors = async (
  trx: Database,
  market: string,
  { kind, code, slug }: DestinationInput,
  id: string | null,
): Promise<readonly RuleError[]> => {
  const others = await trx
    .selectFrom("destination")
    .select(["id", "name", "kind", "code", "slug"])
    .where("market", "=", market)
    .where((where) =>
      where.or([
        where("slug", "=", slug),
        where.and([where("kind", "=", kind), where("code", "=", code)]),
      ]),
    )
    .execute();
  return others
    .filter((other) => other.id !== id)
    .map((other) =>
      other.slug === slug
        ? { path: "slug", message: takenSlug(other.name) }
        : { path: "code", message: `“${other.name}” has this code.` },
    );
};

const keepsIdentity = (before: DestinationInput, { kind, code }: DestinationInput): RuleError[] => [
  ...(before.kind === kind ? [] : [{ path: "kind", message: "A destination keeps its kind." }]),
  ...(before.code === code
    ? []
    : [{ path: "code", message: "Other markets know it by its code, so that it stays." }]),
];

/** @throws Problem 422 with an error by field */
export const createDestination = async (
  context: DestinationContext,
  input: DestinationInput,
): Promise<StoredDestination> =>
  withoutTravels(
    await writeRecord(destinationKind, context, {
      id: null,
      ifVersion: null,
      async write(trx) {
        const { market } = context;
        throwIfInvalid([
          ...destinationErrors(input),
          ...(await takenErrors(trx, market, input, null)),
        ]);
        return { ...(await insertDestination(trx, market, input)), travels: [] };
      },
    }),
  );

/**
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveDestination = async (
  context: DestinationContext,
  id: string,
  input: DestinationInput,
  ifVersion: number | null,
): Promise<StoredDestination> =>
  withoutTravels(
    await changeRecord(destinationKind, context, {
      id,
      ifVersion,
      async write(trx, before) {
        const { market, refreshSearchVectors } = context;
        throwIfInvalid([
          ...destinationErrors(input),
          ...keepsIdentity(before, input),
          ...(await takenErrors(trx, market, input, id)),
        ]);
        if (isSame(inputOf(before), input)) return before;
        const former = formerSlugsAfter(before, input.slug);
        const after = await updateDestination(trx, market, id, input, former);
        const { travels } = before;
        if (before.name !== after.name)
          await refreshSearchVectors(
            trx,
            market,
            travels.map((travel) => travel.id),
          );
        return { ...after, travels };
      },
    }),
  );

/** @throws Problem 404, 409 where a travel goes there or it has a page of its own, 412 */
export const removeDestination = async (
  context: DestinationContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredDestination> =>
  withoutTravels(
    await removeRecord(destinationKind, context, {
      id,
      ifVersion,
      async write(trx, { travels: { length } }) {
        if (length > 0)
          throw inTheWay(
            "Travels go there",
            `${counted(length, "travel goes", "travels go")} there.`,
          );
        const owner = { kind: "destination", id } as const;
        if ((await pageIdOfOwner(trx, context.market, owner)) !== null)
          throw inTheWay(
            "It has a page of its own",
            "It has a page of its own: delete that page first.",
          );
        await deleteDestination(trx, context.market, id);
      },
    }),
  );
