import { getPageRedirect } from "#features/content/pages/calls.ts";
import type { SlugCheck } from "#features/content/pages/contract.ts";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import * as calls from "#features/content/pages/slug/calls.ts";
import { callInBackground } from "#platform/browser/call.ts";

type StoredSlug = Readonly<{ id: string; slug: string }>;

const checkSlug = (country: string, slug: string, page: string | null): Promise<SlugCheck> => {
  return callInBackground(calls.checkSlug, { country }, { query: { slug, page } });
};

/** Asked only where there is one: a 404 of a page like most would be an error in the console. */
const redirectOf = async (country: string, { id, slug }: StoredSlug): Promise<Redirect | null> => {
  const { redirect } = await checkSlug(country, slug, id);
  return redirect && callInBackground(getPageRedirect, { country, id });
};

export const slugApi = (country: string) => ({
  check: (slug: string, page: string | null) => checkSlug(country, slug, page),
  /** The redirect that leaves from a stored page's slug. Its lack or a failure is no news. */
  redirectOf: (page: StoredSlug) => redirectOf(country, page).catch(() => null),
});
