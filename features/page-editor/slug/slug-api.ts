import type { SlugCheck } from "#features/pages/contract.ts";
import type { Redirect } from "#features/redirects/contract.ts";
import { readInBackground } from "#platform/browser/call-api.ts";

export const slugApi = (country: string) => ({
  check: (slug: string, page: string | null) => {
    const query = new URLSearchParams({ slug, ...(page !== null && { page }) });
    return readInBackground<SlugCheck>(`${country}/custompages/slug-check?${query}`);
  },
  /** The redirect that leaves from a stored page's slug. Its lack or a failure is no news. */
  redirectOf: (page: string): Promise<Redirect | null> =>
    readInBackground<Redirect>(`${country}/custompages/${page}/redirect`).catch(() => null),
});
