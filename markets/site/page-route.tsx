import type { ComponentType, ReactNode } from "react";
import type { HeadTag } from "#platform/site/head-tag.ts";
import type { PageParams } from "./page-params.ts";
import { noParameters, type PageQueryReader } from "./page-query.ts";
import type { Site } from "./site.ts";

/** What pages that are kept for everyone may read of a request. */
export type PageRequest<Of extends Site = Site> = Readonly<{
  site: Of;
  params: PageParams;
  /** The parameters that the page reads (`query`), in canonical spelling. */
  searchParams: URLSearchParams;
}>;

/**
 * What pages that belong to one visitor may read besides; they are never kept. What features do for
 * visitors (accounts, alerts …), a page names after it.
 */
export type VisitorRequest<Of extends Site = Site> = PageRequest<Of> &
  Readonly<{
    method: "GET" | "POST";
    /** What was sent; null where the page is only read. */
    form: Readonly<{ fields: URLSearchParams }> | null;
    cookies: Readonly<Record<string, string | undefined>>;
  }>;

/** Blocks that a page shows, as far as its style sheets depend on them. */
type ShownBlocks = readonly Readonly<{ data: unknown }>[];

/** What staff made of blocks for one travel or destination, drawn. */
export type OwnBlocks = Readonly<{ content: ReactNode; blocks: ShownBlocks }>;

/** What `load` answers about a page beside its view. */
export type PageFacts = Readonly<{
  head: readonly HeadTag[];
  /** Links to the same page of other markets for search engines, where `head` has none. */
  alternates?: readonly HeadTag[];
  /** The pages to which a visitor who changes market is led, where they are others. */
  otherMarketUrls?: Readonly<Record<string, string>> | null;
  status?: number;
  /** Of a page that staff have made of blocks: how header and footer stand on it. */
  appearance?: Readonly<{
    attributes: Readonly<{ transparentHeader: boolean; hideLayout: boolean }>;
  }> | null;
  /** The page begins with a picture, over which the header lies. */
  isOnPicture?: boolean;
  /** Below what the site says of a travel or a destination. */
  own?: Pick<OwnBlocks, "blocks"> | null;
  /** The page's blocks themselves, where staff have made it of blocks. */
  blocks?: ShownBlocks;
  /** Addresses of style sheets, beside the page's own and those of its blocks. */
  stylesheets?: readonly string[];
}>;

export type LoadedPage = PageFacts & Readonly<{ content: ReactNode }>;

type PageOf<Request> = Readonly<{
  /** Reduces the parameters of an address to those that the page reads, in canonical spelling. */
  query: PageQueryReader;
  load: (request: Request) => Promise<LoadedPage>;
}>;

/** The page is the same for everyone, and kept. */
export type KeptPage<Request> = PageOf<Request> & Readonly<{ isKept: true }>;

export type VisitorPage<Request> = PageOf<Request> & Readonly<{ isKept: false }>;

type Parts<Request, Data> = Readonly<{
  /** By default a page reads no parameter. */
  query?: PageQueryReader;
  /** Addresses of the style sheets that the page needs beside those of every page. */
  stylesheets?: readonly string[];
  /** @throws what `page-ends.ts` makes: a redirect or a status page */
  load: (request: Request) => Promise<Data & PageFacts>;
  Page: ComponentType<Data>;
  /** What the page's style sheets and frame depend on, of what was loaded. */
  facts?: (data: Data) => Partial<PageFacts>;
}>;

const pageOf = <Request, Data extends object>({
  query = noParameters,
  stylesheets = [],
  load,
  Page,
  facts,
}: Parts<Request, Data>): PageOf<Request> => ({
  query,
  async load(request) {
    const data = await load(request);
    const page: PageFacts = { ...data, ...facts?.(data) };
    return {
      ...page,
      stylesheets: [...stylesheets, ...(page.stylesheets ?? [])],
      content: <Page {...data} />,
    };
  },
});

/** A page that is the same for everyone and is kept. */
export const keptPage = <Request extends PageRequest, Data extends object>(
  parts: Parts<Request, Data>,
): KeptPage<Request> => ({ isKept: true, ...pageOf(parts) });

/** A page that belongs to one visitor, or an action, which answers with a redirect or the page. */
export const visitorPage = <Request extends VisitorRequest, Data extends object>(
  parts: Parts<Request, Data>,
): VisitorPage<Request> => ({ isKept: false, ...pageOf(parts) });
