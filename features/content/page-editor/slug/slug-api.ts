import type { SlugCheck } from "#features/content/pages/contract.ts";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import { readInBackground } from "#platform/browser/call-api.ts";

type StoredSlug = Readonly<{ id: string; slug: string }>;

const checkSlug = (country: string, slug: string, page: string | null): Promise<SlugCheck> => {
  const query = new URLSearchParams({ slug, ...(page !== null && { page }) });
  return readInBackground(`${country}/custompages/slug-check?${query}`);
};

/** Asked only where there is one: a 404 of a page like most would be an error in the console. */
const redirectOf = async (country: string, { id, slug }: StoredSlug): Promise<Redirect | null> => {
  const { redirect } = await checkSlug(country, slug, id);
  return redirect && readInBackground<Redirect>(`${country}/custompages/${id}/redirect`);
};

export const slugApi = (country: string) => ({
  check: (slug: string, page: string | null) => checkSlug(country, slug, page),
  /** The redirect that leaves from a stored page's slug. Its lack or a failure is no news. */
  redirectOf: (page: StoredSlug) => redirectOf(country, page).catch(() => null),
});
