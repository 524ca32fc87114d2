import type { ConflictKey, Redirect } from "#features/assets/redirects/contract.ts";
import { pathKey, targetKey } from "#features/assets/redirects/rules.ts";
import type { ForceFlags, PageInput } from "../contract.ts";

export type PageVisibility = Pick<PageInput, "slug" | "isPublished">;

/**
 * A redirect conflict. `message` says what the change would do to the redirect, so that the user
 * can confirm the change.
 */
export type Conflict = Readonly<{ key: ConflictKey; redirect: Redirect | null; message: string }>;

export type AffectedRedirects = Readonly<{
  /**
   * The redirect from the stored page's path; null for a new page and for a path without a
   * redirect.
   */
  fromOld: Redirect | null;
  /**
   * The redirect from the new path; null when the page is being deleted and for a path without a
   * redirect.
   */
  fromNew: Redirect | null;
}>;

const messages: Readonly<Record<ConflictKey, string>> = {
  ENABLED_REDIRECT_EXISTS:
    "An enabled redirect leaves from this slug, so no visitor would see the page.",
  DISABLED_REDIRECT_MISSING: "No redirect leaves from this slug, so visitors would meet a 404.",
  REDIRECT_MISSING:
    "No redirect leaves from this slug, so after the deletion visitors would meet a 404.",
  NEW_SLUG_REDIRECT_EXISTS: "A redirect already leaves from the new slug.",
  OLD_NEW_SLUG_REDIRECT_MISSING:
    "No redirect leads from the old slug to the new one, so its visitors would meet a 404.",
};

const toConflict = (key: ConflictKey, redirect: Redirect | null): Conflict => ({
  key,
  redirect,
  message: messages[key],
});

/** The key of the page's path, by which paths are compared case-insensitively. */
const keyOf = ({ slug }: PageVisibility): string => pathKey(`/${slug}`);

const slugConflicts = (
  after: PageVisibility,
  { fromOld, fromNew }: AffectedRedirects,
): Conflict[] => {
  const conflicts: Conflict[] = [];
  if (fromNew) conflicts.push(toConflict("NEW_SLUG_REDIRECT_EXISTS", fromNew));
  if (!fromOld?.enabled || targetKey(fromOld.to) !== keyOf(after))
    conflicts.push(toConflict("OLD_NEW_SLUG_REDIRECT_MISSING", fromOld));
  return conflicts;
};

/**
 * The redirect conflicts of a change, in the order in which the client has to confirm them
 * (back-office decisions, "The redirect conflict keys").
 * @param before the stored page, null for a creation
 * @param after the page to be saved, null for a deletion
 */
export const findConflicts = (
  before: PageVisibility | null,
  after: PageVisibility | null,
  redirects: AffectedRedirects,
): readonly Conflict[] => {
  const wasPublished = before?.isPublished ?? false;
  const willBePublished = after?.isPublished ?? false;
  if (!after)
    return wasPublished && !redirects.fromOld ? [toConflict("REDIRECT_MISSING", null)] : [];
  if (wasPublished && !willBePublished)
    return redirects.fromOld ? [] : [toConflict("DISABLED_REDIRECT_MISSING", null)];
  if (!willBePublished) return [];
  if (wasPublished && before && keyOf(before) !== keyOf(after))
    return slugConflicts(after, redirects);
  return redirects.fromNew?.enabled
    ? [toConflict("ENABLED_REDIRECT_EXISTS", redirects.fromNew)]
    : [];
};

/** The force flags come with the repeated request after a confirmation. */
export const isConfirmed = (key: ConflictKey, flags: ForceFlags): boolean => {
  if (!flags.forceSave) return false;
  if (key === "NEW_SLUG_REDIRECT_EXISTS") return flags.forceSaveDeleting;
  if (key === "OLD_NEW_SLUG_REDIRECT_MISSING") return flags.forceCreateMissing;
  return true;
};
