import type { ConflictKey, Redirect } from "#features/assets/redirects/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";

/** Why a page cannot be saved or deleted before the user has confirmed. */
export type RedirectConflict = Readonly<{
  key: ConflictKey;
  /** The server's sentence. */
  message: string;
  /** The redirect in question; null where one is missing. */
  redirect: Redirect | null;
}>;

/** The conflict that an answer 428 tells of; null for every other error. */
export const redirectConflictOf = (error: unknown): RedirectConflict | null => {
  if (!(error instanceof ApiError) || error.status !== 428) return null;
  const { key, redirect } = error.body as Partial<Pick<RedirectConflict, "key" | "redirect">>;
  return key ? { key, message: error.message, redirect: redirect ?? null } : null;
};

/** Where a redirect is missing nothing is in conflict: visitors would just not be led on. */
export const conflictTitle = (key: ConflictKey): string =>
  key.endsWith("REDIRECT_MISSING") ? "No redirect leads on" : "Redirect conflict";

export type SaveFlags = Readonly<{
  forceSave?: true;
  forceSaveDeleting?: true;
  forceCreateMissing?: true;
}>;

/** The request flags that confirm a conflict (back-office specification, section 4). */
export const flagsFor = (key: ConflictKey): SaveFlags => {
  if (key === "NEW_SLUG_REDIRECT_EXISTS") return { forceSave: true, forceSaveDeleting: true };
  if (key === "OLD_NEW_SLUG_REDIRECT_MISSING") return { forceSave: true, forceCreateMissing: true };
  return { forceSave: true };
};
