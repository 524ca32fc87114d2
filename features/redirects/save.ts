import { recordAudit } from "#features/audit/store.ts";
import type { RuleError } from "#features/pages/contract.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RedirectInput } from "./contract.ts";
import { neighbourErrors, normalizeRedirect, redirectErrors } from "./rules.ts";
import {
  deleteRedirect,
  insertRedirect,
  lockRedirects,
  neighboursOf,
  type StoredRedirect,
  redirectById,
  redirectsTag,
  updateRedirect,
} from "./store.ts";

/** What visitors find at a path that no redirect leaves from. */
export type PathOwner =
  | Readonly<{ kind: "page"; id: string; name: string }>
  | Readonly<{ kind: "catalogue" }>
  /** The server's own files and sign-in. */
  | Readonly<{ kind: "server" }>
  /** A page of the catalogue that has another path now. */
  | Readonly<{ kind: "moved"; to: string }>;

/** Who answers a market's paths, redirects aside. */
export type PathOwners = Readonly<{
  /** The word of the site itself that a path is, or begins with; null when it is free. */
  reservedBy: (market: string, path: string) => string | null;
  /** By path; where visitors find nothing the path is left out. */
  ownersAt: (
    db: Database,
    market: string,
    paths: readonly string[],
  ) => Promise<ReadonlyMap<string, PathOwner>>;
}>;

export type RedirectContext = PathOwners &
  Readonly<{ db: Database; market: string; actor: string }>;

const throwInvalid = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

const inWords = (owner: PathOwner | undefined): string | null => {
  if (owner?.kind === "page") return `the page “${owner.name}”`;
  return owner?.kind === "catalogue" || owner?.kind === "server" ? "a page of the catalogue" : null;
};

/**
 * Reads what stands at the paths that some redirects leave from.
 * @returns what of it is in the way of one of them; only an enabled one hides a page
 */
export const pathOwnerErrors = async (
  trx: Database,
  { market, reservedBy, ownersAt }: RedirectContext,
  redirects: readonly RedirectInput[],
): Promise<(redirect: RedirectInput) => readonly RuleError[]> => {
  const enabled = redirects.filter((each) => each.enabled);
  const owners = await ownersAt(trx, market, [...new Set(enabled.map(({ from }) => from))]);
  return ({ from, enabled: isEnabled }) => {
    const word = reservedBy(market, from);
    if (word !== null) return [{ path: "from", message: `The site itself answers here: ${word}.` }];
    const found = isEnabled ? inWords(owners.get(from)) : null;
    return found === null ? [] : [{ path: "from", message: `Visitors find ${found} here.` }];
  };
};

/** @throws Problem 422 naming what is wrong with the redirect by itself */
const validate = (input: RedirectInput): RedirectInput => {
  throwInvalid(redirectErrors(input));
  return normalizeRedirect(input);
};

/** @throws Problem 422 naming each field that others of the market keep from being saved */
const assertNoCollision = async (
  trx: Database,
  context: RedirectContext,
  redirect: RedirectInput,
  id: string | null,
): Promise<void> =>
  throwInvalid([
    ...(await pathOwnerErrors(trx, context, [redirect]))(redirect),
    ...neighbourErrors(redirect, await neighboursOf(trx, context.market, redirect, id)),
  ]);

type Change = Readonly<{ before: StoredRedirect | null; after: StoredRedirect | null }>;

/** Runs a change alone in its market, with its audit entry, and tells every process at its end. */
const change = <Done extends Change>(
  { db, market, actor }: RedirectContext,
  action: "create" | "update" | "delete",
  work: (trx: Database) => Promise<Done>,
): Promise<Done> =>
  inTransaction(db, async (trx) => {
    await lockRedirects(trx, market);
    const done = await work(trx);
    const { before, after } = done;
    const subjectId = (after ?? before)?.id ?? "";
    await recordAudit(trx, {
      actor,
      market,
      action,
      subject: "redirect",
      subjectId,
      before,
      after,
    });
    await invalidateTags(trx, [redirectsTag(market)]);
    return done;
  });

/** @throws Problem 404, 412 for a version that is not the one that the client read */
const lockForWrite = async (
  trx: Database,
  market: string,
  id: string,
  ifVersion: number | null,
): Promise<StoredRedirect> => {
  const before = await redirectById(trx, market, id);
  if (!before) throw new Problem(404, "There is no such redirect.");
  if (ifVersion !== null && ifVersion !== before.version)
    throw new Problem(412, "Somebody else saved this redirect in the meantime.");
  return before;
};

/** @throws Problem 422 naming each field that keeps it from being saved */
export const createRedirect = async (
  context: RedirectContext,
  input: RedirectInput,
): Promise<StoredRedirect> => {
  const redirect = validate(input);
  const { after } = await change(context, "create", async (trx) => {
    await assertNoCollision(trx, context, redirect, null);
    return { before: null, after: await insertRedirect(trx, context.market, redirect) };
  });
  return after;
};

/**
 * @param ifVersion the version that the client read, or null for the newest
 * @throws Problem 404, 412, 422
 */
export const saveRedirect = async (
  context: RedirectContext,
  id: string,
  input: RedirectInput,
  ifVersion: number | null,
): Promise<StoredRedirect> => {
  const { market } = context;
  const redirect = validate(input);
  const { after } = await change(context, "update", async (trx) => {
    const before = await lockForWrite(trx, market, id, ifVersion);
    await assertNoCollision(trx, context, redirect, id);
    return { before, after: await updateRedirect(trx, market, id, redirect) };
  });
  return after;
};

/** @throws Problem 404, 412 */
export const removeRedirect = async (
  context: RedirectContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredRedirect> => {
  const { market } = context;
  const { before } = await change(context, "delete", async (trx) => {
    const gone = await lockForWrite(trx, market, id, ifVersion);
    await deleteRedirect(trx, market, id);
    return { before: gone, after: null };
  });
  return before;
};
