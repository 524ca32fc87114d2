import departuresStyles from "#features/catalogue/tours/parts/styles/departures.css?url";
import wishlistStyles from "./wishlist.css?url";
import {
  type CardReads,
  departureLabels,
  departureRows,
} from "#features/content/search/parts/cards.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";
import { actionIn, changeWishlist, isSaving } from "../change-wishlist.ts";
import { WishlistPage } from "./wishlist-page.tsx";
import type { Share } from "../share/share-store.ts";
import { sharedPath, type Shares } from "../share/shares.ts";
import { savedDate, toChanges } from "./wishlist-presenter.ts";
import type { WishlistView } from "./wishlist-view.ts";
import { ownerOf } from "../wishlists.ts";
import { formatDate, formatList } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "#markets/site/head.ts";
import { visitorPage } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { seeOther } from "#platform/site/page-ends.ts";
import type { Wishlists } from "../wishlists.ts";
import { itemsOfAccount, itemsOfDevice, type SavedItems } from "./saved-items.ts";
import { savedTrips, type ShownTrip } from "./saved-trips.ts";

const fewDepartures = 3;

const signInPath = (returnTo: string): string => `/login?returnTo=${encodeURIComponent(returnTo)}`;

const emptyView = async (
  site: Site<CardReads & SearchReads>,
  path: string,
  isKnown: boolean,
): Promise<WishlistView["empty"]> => {
  const { catalogue, localizer, market } = site;
  const { t } = localizer;
  const search = pathOf(market.id, "search");
  return {
    title: t("wishlist.emptyTitle"),
    text: t("wishlist.emptyText"),
    trips: search === null ? null : { label: t("notFound.show"), path: search },
    signIn: isKnown ? null : { label: t("wishlist.haveAccount"), path: signInPath(path) },
    meanwhile: t("wishlist.meanwhile"),
    departures: await departureRows(site, await catalogue.confirmedTours(fewDepartures)),
    labels: departureLabels(site),
  };
};

const summaryOf = (
  { localizer }: Site<CardReads & SearchReads>,
  shown: readonly ShownTrip[],
): string | null => {
  const { t, market, today } = localizer;
  if (shown.length === 0) return null;
  const tours = shown.reduce((sum, { view }) => sum + view.tours.length, 0);
  const trips = shown.filter(({ view }) => view.isSaved).length;
  const things = [
    ...(trips > 0 ? [t("wishlist.trips", { n: trips })] : []),
    ...(tours > 0 ? [t("wishlist.departures", { n: tours })] : []),
  ];
  return t("wishlist.asOf", {
    things: formatList(things, market.htmlLang),
    date: formatDate(today),
  });
};

const deviceView = (
  { t }: Site<CardReads & SearchReads>["localizer"],
  path: string,
): WishlistView["device"] => ({
  title: t("wishlist.deviceTitle"),
  text: t("wishlist.deviceText"),
  email: t("login.email"),
  example: t("login.emailExample"),
  keep: t("wishlist.keep"),
  returnTo: path,
});

type WishlistAsked = VisitorAsked<Site<CardReads & SearchReads>> &
  Readonly<{ wishlists: Wishlists; shares: Shares }>;

const shareView = (
  { localizer, origin, market }: Site,
  share: Share | null,
  { name, isOpen }: Readonly<{ name: string; isOpen: boolean }>,
): WishlistView["share"] => {
  const { t } = localizer;
  const [first = ""] = name.trim().split(/\s+/);
  const path = share && sharedPath(market.id, share.key);
  return {
    isOpen,
    label: t("wishlist.share"),
    title: t("wishlist.shareTitle"),
    text: t("wishlist.shareText"),
    link: t("wishlist.shareLink"),
    url: path && origin + path,
    copy: { label: t("contacts.copy"), done: t("contacts.copied") },
    name: first === "" ? null : t("wishlist.shareName"),
    nameNote: first === "" ? "" : t("wishlist.shareNameNote", { name: first }),
    withName: share?.withName ?? false,
    go: t(share ? "wishlist.shareSave" : "wishlist.shareOn"),
    off: share && t("wishlist.shareOff"),
    since: share && t("wishlist.shareSince", { date: savedDate(localizer, share.sharedAt) }),
  };
};

type WishlistContents = Readonly<{
  share: WishlistView["share"];
  saved: SavedItems;
  path: string;
  isKnown: boolean;
  refusal: number | null;
}>;

const problemText = (
  { t }: Site<CardReads & SearchReads>["localizer"],
  refusal: number | null,
): string | null => {
  if (refusal === null) return null;
  if (refusal === 409) return t("wishlist.full");
  return t(refusal === 404 ? "departure.gone" : "error.generic");
};

const viewOf = async (
  site: Site<CardReads & SearchReads>,
  { share, saved, path, isKnown, refusal }: WishlistContents,
) => {
  const { localizer } = site;
  const { t } = localizer;
  const shown = await savedTrips(site, saved);
  const hasNone = shown.length === 0;
  const view: WishlistView = {
    title: t("nav.wishlist"),
    path,
    share: hasNone ? null : share,
    summary: summaryOf(site, shown),
    changes: toChanges(
      localizer,
      shown.flatMap(({ changes }) => changes),
    ),
    problem: problemText(localizer, refusal),
    trips: shown.map(({ view: trip }) => trip),
    labels: {
      from: t("card.from"),
      perPerson: t("card.perPerson"),
      was: t("card.was"),
      gone: t("departure.gone"),
      otherDates: t("wishlist.otherDates"),
    },
    device: isKnown || hasNone ? null : deviceView(localizer, path),
    empty: hasNone ? await emptyView(site, path, isKnown) : null,
  };
  return view;
};

/** Makes the link to the list, or turns it off, where that was sent. */
const changeShare = async (
  { form, shares }: Pick<WishlistAsked, "form" | "shares">,
  visitor: Awaited<ReturnType<VisitorAsked["people"]["visitorOf"]>>,
  path: string,
): Promise<void> => {
  const wanted = form?.fields.get("share");
  if (!form || (wanted !== "on" && wanted !== "off")) return;
  if (!visitor) throw seeOther(signInPath(path));
  const owner = ownerOf(visitor);
  if (wanted === "off") await shares.end(owner);
  else await shares.set(owner, form.fields.has("withName"));
  throw seeOther(`${path}?share`);
};

const load = async (request: WishlistAsked) => {
  const { site, form, searchParams, visit, people, wishlists, shares } = request;
  const { localizer, market, product } = site;
  const { t } = localizer;
  const path = pathOf(market.id, "wishlist") ?? "/";
  const visitor = await people.visitorOf(visit);
  const action = actionIn(form?.fields ?? searchParams);
  // A heart without JavaScript: a stranger signs in first, and comes back to an address that saves.
  if (action && !visitor)
    throw seeOther(isSaving(action) ? signInPath(`${path}?${action.name}=${action.id}`) : path);
  await changeShare(request, visitor, path);
  let refusal: number | null = null;
  if (action && visitor && (form || isSaving(action))) {
    refusal = await changeWishlist(wishlists, ownerOf(visitor), action);
    if (refusal === null) throw seeOther(path);
  }
  const saved = visitor
    ? itemsOfAccount(await wishlists.things(ownerOf(visitor)))
    : await itemsOfDevice(site, form?.fields.getAll("shown") ?? []);
  const isOpen = searchParams.has("share");
  const share = visitor
    ? shareView(site, await shares.of(ownerOf(visitor)), { name: visitor.name, isOpen })
    : null;
  return {
    view: await viewOf(site, { share, saved, path, isKnown: visitor !== null, refusal }),
    status: refusal ?? 200,
    head: pageHead(site, {
      title: t("meta.wishlist.title", { product }),
      description: t("meta.wishlist.description"),
      path,
      robots: "noindex",
      alternates: "wishlist",
    }),
  };
};

const Wishlist = ({ view }: { view: WishlistView }) => <WishlistPage view={view} />;

export const wishlistPage = visitorPage({
  stylesheets: [departuresStyles, wishlistStyles],
  load,
  Page: Wishlist,
});
