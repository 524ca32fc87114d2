import { slugOf } from "#platform/slug.ts";
import type { PageInput } from "#features/pages/contract.ts";

/**
 * The slug that a new page gets with another name; null where somebody typed one of their own,
 * which stays. An emptied slug follows the name again.
 */
export const slugFollowing = (
  before: Pick<PageInput, "name" | "slug">,
  name: string,
  language: string,
): string | null =>
  before.slug === "" || before.slug === slugOf(before.name, language)
    ? slugOf(name, language)
    : null;
