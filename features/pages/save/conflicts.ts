import type { ConflictKey, Redirect } from "#features/redirects/contract.ts";
import { pathKey, targetKey } from "#features/redirects/rules.ts";
import type { ForceFlags, PageInput } from "../contract.ts";

export type PageVisibility = Pick<PageInput, "slug" | "isPublished">;

/** What the server found in the redirects table, and what would be done about it once confirmed. */
export type Conflict = Readonly<{ key: ConflictKey; redirect: Redirect | null; message: string }>;

export type AffectedRedirects = Readonly<{
  /** From the path of the page as stored; null when the page is new or none leaves. */
  fromOld: Redirect | null;
  /** From the path of the page as it would be; null when it is being deleted or none leaves. */
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

/** Slugs that differ by their case alone are one path. */
const keyOf = ({ slug }: PageVisibility): string => pathKey(`/${slug}`);

const slugConflicts = (
  after: PageVisibility,
  { fromOld, fromNew }: AffectedRedirects,
): Conflict[] => {
  const found: Conflict[] = [];
  if (fromNew) found.push(toConflict("NEW_SLUG_REDIRECT_EXISTS", fromNew));
  if (!fromOld?.enabled || targetKey(fromOld.to) !== keyOf(after))
    found.push(toConflict("OLD_NEW_SLUG_REDIRECT_MISSING", fromOld));
  return found;
};

/**
 * The conflicts of one change, in the order in which they are asked (decisions, "The redirect conflict keys").
 * @param before the stored page, null when it is being created
 * @param after the page to be saved, null when it is being deleted
 */
export const conflictsOf = (
  before: PageVisibility | null,
  after: PageVisibility | null,
  redirects: AffectedRedirects,
): readonly Conflict[] => {
  const was = before?.isPublished ?? false;
  const will = after?.isPublished ?? false;
  if (!after) return was && !redirects.fromOld ? [toConflict("REDIRECT_MISSING", null)] : [];
  if (was && !will) return redirects.fromOld ? [] : [toConflict("DISABLED_REDIRECT_MISSING", null)];
  if (!will) return [];
  if (was && before && keyOf(before) !== keyOf(after)) return slugConflicts(after, redirects);
  return redirects.fromNew?.enabled
    ? [toConflict("ENABLED_REDIRECT_EXISTS", redirects.fromNew)]
    : [];
};

/** Whether the flags of a resend answer this conflict. */
export const isConfirmed = (key: ConflictKey, flags: ForceFlags): boolean => {
  if (!flags.forceSave) return false;
  if (key === "NEW_SLUG_REDIRECT_EXISTS") return flags.forceSaveDeleting;
  if (key === "OLD_NEW_SLUG_REDIRECT_MISSING") return flags.forceCreateMissing;
  return true;
};
