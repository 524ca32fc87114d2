import type { People, VisitorVisit } from "#features/people/accounts/people.ts";
import type { Alerts } from "#features/people/alerts/alerts.ts";
import type { Unsubscribing } from "#features/people/alerts/mails/unsubscribe.ts";
import type { Chat } from "#features/people/assistant/answers/keep/chat.ts";
import type { AskedRequests } from "#features/people/requests/ask/asked-requests.ts";
import type { Shares } from "#features/people/wishlist/share/shares.ts";
import type { Wishlists } from "#features/people/wishlist/wishlists.ts";
import type {
  KeptPage,
  PageRequest,
  VisitorPage,
  VisitorRequest,
} from "#markets/site/page-route.tsx";
import type { SiteRequest } from "./context.ts";

/** What a page may call of the features for its visitor. */
export type ForVisitor = Readonly<{
  /** The request itself, for what is done for its visitor. */
  visit: VisitorVisit;
  people: People;
  wishlists: Wishlists;
  shares: Shares;
  alerts: Alerts;
  unsubscribing: Unsubscribing;
  askedRequests: AskedRequests;
  chat: Chat;
}>;

/** All that pages of this site are asked with. */
export type SiteVisitorRequest = VisitorRequest<SiteRequest> & ForVisitor;

/** How the page of a route is made. */
export type SitePage = KeptPage<PageRequest<SiteRequest>> | VisitorPage<SiteVisitorRequest>;
