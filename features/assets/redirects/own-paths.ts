import { toOwnPath } from "#platform/site-address.ts";
import type { RedirectInput } from "./contract.ts";

/**
 * A redirect whose paths may have been pasted with the host of the market's own site.
 * @param site the site's origin; null where no host serves it
 */
export const withOwnPaths = <Paths extends Pick<RedirectInput, "from" | "to">>(
  redirect: Paths,
  site: string | null,
): Paths => ({
  ...redirect,
  from: toOwnPath(redirect.from, site),
  to: redirect.to === null ? null : toOwnPath(redirect.to, site),
});
