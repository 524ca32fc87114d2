import { data } from "react-router";
import type { SiteRequest } from "./context.ts";

/** Why a request is answered by a status page in the place of its own, in the market's words. */
export type Fault = Readonly<{
  status: number;
  title: string;
  text: string;
  /** Whether every page of the market is closed, so that no link of it leads anywhere. */
  isClosed?: boolean;
}>;

const thrown = ({ status, ...words }: Fault) => data(words, { status });

/** What a loader throws while the catalogue cannot be read; the status page has words for it. */
export const awayError = () => data(null, { status: 503 });

/** The same request with nothing to read: every loader ends with the fault, and so does the page. */
export const faulty = (site: SiteRequest, fault: Fault): SiteRequest => {
  const refuse = () => Promise.reject(thrown(fault));
  return {
    ...site,
    catalogue: new Proxy(site.catalogue, { get: () => refuse }),
    pageBySlug: refuse,
    fixedPage: refuse,
  };
};
