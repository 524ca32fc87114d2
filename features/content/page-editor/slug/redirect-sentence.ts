import type { Redirect } from "#features/assets/redirects/contract.ts";

/**
 * What a redirect from a slug means for the page.
 * @param freeSlug a slug that no page has yet; null for one that a page has
 */
export const redirectSentence = (
  { enabled, to }: Pick<Redirect, "enabled" | "to">,
  freeSlug: string | null,
): string => {
  const target = to ?? "“gone” (410)";
  if (enabled)
    return freeSlug === null
      ? `A redirect leads visitors from here to ${target}.`
      : `No page has /${freeSlug}, but a redirect leads visitors from there to ${target}.`;
  return freeSlug === null
    ? "A redirect from here is kept, switched off."
    : `/${freeSlug} is free; a redirect from there is kept, switched off.`;
};
