import { randomUUID } from "node:crypto";
import type { Database } from "#platform/server/database/tables.ts";
import type { RedirectInput, RedirectPreview } from "../contract.ts";
import { locationOf, normalizeRedirect, redirectErrors } from "../rules.ts";
import { collisionErrors, type PathOwners } from "../save/save.ts";
import { traceWithOrigins } from "./trace-with-origins.ts";

export type PreviewContext = PathOwners & Readonly<{ db: Database; market: string }>;

/** The dry run of a save. `id` is that of the stored redirect; a new one has none. */
export const previewRedirect = async (
  context: PreviewContext,
  { id, ...input }: RedirectInput & Readonly<{ id?: string | undefined }>,
): Promise<RedirectPreview> => {
  const { db, market } = context;
  const errors = redirectErrors(input);
  if (errors.length > 0) return { errors, now: null, after: null };
  const redirect = normalizeRedirect(input);
  const path = locationOf(redirect.from);
  const proposed = { ...redirect, id: id ?? randomUUID() };
  return {
    errors: await collisionErrors(db, context, redirect, id ?? null),
    now: await traceWithOrigins(db, market, context, path),
    after: await traceWithOrigins(db, market, context, path, proposed),
  };
};
