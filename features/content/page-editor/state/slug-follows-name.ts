import { isTypedSlug, typedSlug } from "#platform/browser/typed-slug.ts";
import type { PageInput } from "#features/content/pages/contract.ts";

/**
 * The slug that a new page gets with another name; null where somebody typed one of their own,
 * which stays. An emptied slug follows the name again.
 */
export const slugFollowing = (
  before: Pick<PageInput, "name" | "slug">,
  name: string,
  language: string,
): string | null =>
  before.slug === "" || isTypedSlug(before.slug, before.name, language)
    ? typedSlug(name, language)
    : null;
