import { data } from "react-router";
import type { SiteCatalogue } from "../catalogue.ts";
import type { SiteRequest } from "../context.ts";

/** Why a request is answered by a status page in the place of its own, in the market's words. */
export type StatusPage = Readonly<{
  status: number;
  title: string;
  text: string;
  /** Whether every page of the market is closed, so that no link of it leads anywhere. */
  isClosed?: boolean;
}>;

const thrown = ({ status, ...words }: StatusPage) => data(words, { status });

/** What a loader throws while the catalogue cannot be read; the status page has words for it. */
export const unavailableError = () => data(null, { status: 503 });

/**
 * The same request with nothing to read: every loader ends with the fault, and so does the page. Its
 * frame is read all the same, or does without where that fails, unless the whole site is closed.
 */
export const withStatusPage = (site: SiteRequest, fault: StatusPage): SiteRequest => {
  const { catalogue } = site;
  const refuse = () => Promise.reject(thrown(fault));
  const frame: Partial<SiteCatalogue> = fault.isClosed
    ? {}
    : {
        layout: () => catalogue.layout().catch(refuse),
        contents: () => catalogue.contents().catch(refuse),
      };
  return {
    ...site,
    catalogue: new Proxy(catalogue, {
      get: (_, reading) => Reflect.get(frame, reading) ?? refuse,
    }),
    pageBySlug: refuse,
    fixedPage: async () => null,
  };
};
