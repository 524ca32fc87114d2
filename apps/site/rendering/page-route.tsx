import type { ComponentType, ReactNode } from "react";
import type { RenderedBlock } from "#blocks/render-blocks.ts";
import type { People, VisitorVisit } from "#features/people/accounts/people.ts";
import type { Alerts } from "#features/people/alerts/alerts.ts";
import type { Unsubscribing } from "#features/people/alerts/mails/unsubscribe.ts";
import type { AskedRequests } from "#features/people/requests/ask/asked-requests.ts";
import type { Chat } from "#features/people/assistant/answers/keep/chat.ts";
import type { Wishlists } from "#features/people/wishlist/wishlists.ts";
import type { FormBody } from "#features/content/forms/send/receive-form.ts";
import type { Alternates } from "#features/assets/layout/parts/shell-view.ts";
import type { SiteRequest } from "../context.ts";
import type { CmsPageProps } from "../cms/cms-page.tsx";
import type { HeadTag } from "../document/head-tag.ts";
import type { StylesheetName } from "../document/stylesheets.ts";

/** The values of the `:name` segments of the route's path, and the whole path of a custom page. */
export type PageParams = Readonly<
  Record<"travel" | "tour" | "coordinator" | "event" | "key" | "*", string>
>;

/** What pages that are kept for everyone may read of a request. */
export type PageRequest = Readonly<{
  site: SiteRequest;
  params: PageParams;
  /** The parameters that the route reads (`page-queries.ts`), in canonical spelling. */
  searchParams: URLSearchParams;
}>;

/** What pages that belong to one visitor may read besides; they are never kept. */
export type VisitorRequest = PageRequest &
  Readonly<{
    method: "GET" | "POST";
    /** What was sent; null where the page is only read. */
    form: FormBody | null;
    cookies: Readonly<Record<string, string | undefined>>;
    /** The request itself, for what is done for its visitor. */
    visit: VisitorVisit;
    people: People;
    wishlists: Wishlists;
    alerts: Alerts;
    unsubscribing: Unsubscribing;
    askedRequests: AskedRequests;
    chat: Chat;
  }>;

/** What `load` answers about a page beside its view. */
export type PageFacts = Readonly<{
  head: readonly HeadTag[];
  /** Links to the same page of other markets for search engines, where `head` has none. */
  alternates?: readonly HeadTag[];
  /** The pages to which a visitor who changes market is led, where they are others. */
  otherMarketUrls?: Alternates | null;
  status?: number;
  /** Of a page that staff have made of blocks. */
  appearance?: CmsPageProps["appearance"] | null;
  /** The page begins with a picture, over which the header lies. */
  isOnPicture?: boolean;
  /** Below what the site says of a travel or a destination. */
  own?: Readonly<{ blocks: readonly RenderedBlock[] }> | null;
  /** The page's blocks themselves, where staff have made it of blocks. */
  blocks?: readonly RenderedBlock[];
  /** Beside those of its route and its blocks. */
  stylesheets?: readonly StylesheetName[];
}>;

export type LoadedPage = PageFacts & Readonly<{ content: ReactNode }>;

export type KeptPage = Readonly<{
  isKept: true;
  load: (request: PageRequest) => Promise<LoadedPage>;
}>;

export type VisitorPage = Readonly<{
  isKept: false;
  load: (request: VisitorRequest) => Promise<LoadedPage>;
}>;

/** How the page of a route is made. */
export type PageRoute = KeptPage | VisitorPage;

type Parts<Request, Data> = Readonly<{
  /** @throws what `page-ends.ts` makes: a redirect or a status page */
  load: (request: Request) => Promise<Data & PageFacts>;
  Page: ComponentType<Data>;
  /** What the page's style sheets and frame depend on, of what was loaded. */
  facts?: (data: Data) => Partial<PageFacts>;
}>;

const loadOf =
  <Request, Data extends object>({ load, Page, facts }: Parts<Request, Data>) =>
  async (request: Request): Promise<LoadedPage> => {
    const data = await load(request);
    return { ...data, ...facts?.(data), content: <Page {...data} /> };
  };

/** A page that is the same for everyone and is kept. */
export const keptPage = <Data extends object>(parts: Parts<PageRequest, Data>): KeptPage => ({
  isKept: true,
  load: loadOf(parts),
});

/** A page that belongs to one visitor, or an action, which answers with a redirect or the page. */
export const visitorPage = <Data extends object>(
  parts: Parts<VisitorRequest, Data>,
): VisitorPage => ({ isKept: false, load: loadOf(parts) });
