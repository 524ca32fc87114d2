import { PageRefused, type StatusWords } from "#platform/site/page-ends.ts";
import type { SiteCatalogue } from "../catalogue.ts";
import type { SiteRequest } from "../context.ts";

/** A page that says, in the market's language, why the requested one is not shown. */
export type StatusPage = StatusWords & Readonly<{ status: number }>;

const refusal = ({ status, ...words }: StatusPage) => new PageRefused({ status, words });

/** Loaders throw this while the database is down; the error page has a text for the status. */
export const unavailableError = () => new PageRefused({ status: 503, words: null });

/**
 * A copy of the request whose reads all fail with the status page, so that every loader ends with
 * it. The header and footer are still read, unless the whole site is closed.
 */
export const withStatusPage = (site: SiteRequest, statusPage: StatusPage): SiteRequest => {
  const { catalogue } = site;
  const refuse = () => Promise.reject(refusal(statusPage));
  const frame: Partial<SiteCatalogue> = statusPage.isClosed
    ? {}
    : {
        layout: () => catalogue.layout().catch(refuse),
        contents: () => catalogue.contents().catch(refuse),
      };
  return {
    ...site,
    catalogue: new Proxy(catalogue, {
      get: (_, method) => Reflect.get(frame, method) ?? refuse,
    }),
    pageBySlug: refuse,
    fixedPage: async () => null,
    ownPage: async () => null,
  };
};
