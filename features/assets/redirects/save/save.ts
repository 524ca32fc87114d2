import { recordSaves, throwIfInvalid } from "#features/records/records/saves.ts";
import type { WriteContext } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { redirectBodySchema, type RedirectInput } from "#features/assets/redirects/contract.ts";
import {
  neighbourErrors,
  normalizeRedirect,
  redirectErrors,
} from "#features/assets/redirects/rules.ts";
import {
  deleteRedirect,
  insertRedirect,
  neighboursOf,
  redirectKind,
  type StoredRedirect,
  updateRedirect,
} from "#features/assets/redirects/store.ts";

/** What answers a path without a redirect. */
export type PathOwner =
  | Readonly<{ kind: "page"; id: string; name: string }>
  | Readonly<{ kind: "catalogue" }>
  /** Files and sign-in of the server itself. */
  | Readonly<{ kind: "server" }>
  /** A record of the catalogue whose path changed. */
  | Readonly<{ kind: "moved"; to: string }>;

export type PathOwners = Readonly<{
  /** The reserved word that the path is or begins with; null for a path that is not reserved. */
  reservedBy: (market: string, path: string) => string | null;
  /** By path; paths that nothing answers are missing. */
  ownersAt: (
    db: Database,
    market: string,
    paths: readonly string[],
  ) => Promise<ReadonlyMap<string, PathOwner>>;
}>;

export type RedirectContext = PathOwners & WriteContext;

type CollisionContext = PathOwners & Pick<WriteContext, "market">;

const describeOwner = (owner: PathOwner | undefined): string | null => {
  if (owner?.kind === "page") return `the page “${owner.name}”`;
  return owner?.kind === "catalogue" || owner?.kind === "server" ? "a page of the catalogue" : null;
};

/**
 * Reads which pages and routes answer the source paths of redirects.
 * @returns a function that gives the errors of one of these redirects; a page is in conflict only
 * with an enabled redirect
 */
export const pathOwnerErrors = async (
  trx: Database,
  { market, reservedBy, ownersAt }: CollisionContext,
  redirects: readonly RedirectInput[],
): Promise<(redirect: RedirectInput) => readonly RuleError[]> => {
  const enabled = redirects.filter((each) => each.enabled);
  const owners = await ownersAt(trx, market, [...new Set(enabled.map(({ from }) => from))]);
  return ({ from, enabled: isEnabled }) => {
    const reservedWord = reservedBy(market, from);
    if (reservedWord !== null)
      return [{ path: "from", message: `The site itself answers here: ${reservedWord}.` }];
    const owner = isEnabled ? describeOwner(owners.get(from)) : null;
    return owner === null ? [] : [{ path: "from", message: `Visitors find ${owner} here.` }];
  };
};

/** @throws Problem 422 with the errors of the redirect itself */
const validate = (input: RedirectInput): RedirectInput => {
  throwIfInvalid(redirectErrors(input));
  return normalizeRedirect(input);
};

/**
 * The errors caused by other redirects and by pages.
 * @param id of the redirect itself; null for a new one
 */
export const collisionErrors = async (
  db: Database,
  context: CollisionContext,
  redirect: RedirectInput,
  id: string | null,
): Promise<readonly RuleError[]> => [
  ...(await pathOwnerErrors(db, context, [redirect]))(redirect),
  ...neighbourErrors(redirect, await neighboursOf(db, context.market, redirect, id)),
];

const savesBy = (owners: PathOwners) =>
  recordSaves({
    kind: redirectKind,
    input: redirectBodySchema,
    errorsOf: (trx, market, redirect, before) =>
      collisionErrors(trx, { ...owners, market }, redirect, before?.id ?? null),
    insert: (trx, market, redirect, actor) =>
      insertRedirect(trx, market, redirect, { by: actor, how: "account" }),
    update: (trx, market, { id }, redirect) => updateRedirect(trx, market, id, redirect),
    remove: (trx, market, { id }) => deleteRedirect(trx, market, id),
  });

/** @throws Problem 422 with an error by field */
export const createRedirect = async (
  context: RedirectContext,
  input: RedirectInput,
): Promise<StoredRedirect> => savesBy(context).create(context, validate(input));

/**
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveRedirect = async (
  context: RedirectContext,
  id: string,
  input: RedirectInput,
  ifVersion: number | null,
): Promise<StoredRedirect> => savesBy(context).save(context, id, validate(input), ifVersion);

/** @throws Problem 404, 412 */
export const removeRedirect = (
  context: RedirectContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredRedirect> => savesBy(context).remove(context, id, ifVersion);
