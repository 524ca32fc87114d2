import type { SiteRequest } from "#apps/site/context.ts";
import { noThirdParties } from "#features/company/third-parties/contract.ts";
import { marketById } from "#markets/markets.ts";
import { defaultApiBase } from "#platform/api-base.ts";
import { openSite, type SiteSources } from "../site-request.ts";

export type PreviewSources = Omit<SiteSources, "thirdParties" | "apiBase">;

/** Opens a market's site at a moment, for pages that nobody keeps. */
export type OpenPreview = (market: string, moment: Date) => Promise<SiteRequest>;

export const openPreview =
  (sources: PreviewSources, report: (error: unknown) => void): OpenPreview =>
  (marketId, moment) => {
    const market = marketById(marketId);
    return openSite(
      { ...sources, thirdParties: noThirdParties, apiBase: defaultApiBase },
      {
        market,
        currency: market.currency,
        origin: sources.origins.get(market.id) ?? "",
        now: () => moment,
        addTags: () => {}, // Previews are not cached.
        expireAt: () => {},
        report,
      },
    );
  };

/** The address of a page that is only drawn. */
export const previewUrl = (path: string): URL => new URL(path, "http://preview.invalid");

/** The address of the page that is drawn with `emptyPage`. */
export const emptyUrl = previewUrl("/-");

// No script runs in the frame: the editor, which has the same origin, puts the page in. A sandbox
// would add nothing, and without `allow-scripts` Safari would not call the editor's own listeners.
const policyOf = (forms: string, frames: string): string =>
  [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    `frame-ancestors ${frames}`,
  ].join("; ");

const framePolicy = policyOf("'none'", "'self'");

/** Of a page with a form, which nobody may lay something over. */
export const formPolicy = policyOf("'self'", "'none'");

const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|prefetch)"[^>]*>/g;

/** A page's document for the frame of an editor. */
export type FrameDocument = Readonly<{ html: string; policy: string | null }>;

export const frameDocument =
  (isBuilt: boolean, builtPolicy = framePolicy) =>
  (page: string, { origin }: Pick<SiteRequest, "origin">): FrameDocument => {
    const html = page.replaceAll(scripts, "");
    if (isBuilt) return { html, policy: builtPolicy };
    // In development only the site's own origin serves its style sheets.
    const style = 'rel="stylesheet" href="';
    return { html: html.replaceAll(`${style}/`, `${style}${origin}/`), policy: null };
  };
