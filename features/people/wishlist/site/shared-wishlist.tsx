import wishlistStyles from "./wishlist.css?url";
import { toCardLabels } from "#features/catalogue/travels/parts/card-presenter.ts";
import { type CardReads, tripCards } from "#features/content/search/parts/cards.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";
import { pathOf } from "#markets/paths.ts";
import { visitorPage } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import type { HeadTag } from "#platform/site/head-tag.ts";
import { seeOther } from "#platform/site/page-ends.ts";
import { changeWishlist } from "../change-wishlist.ts";
import { type SharedList, sharedPath, type Shares } from "../share/shares.ts";
import { ownerOf, type Wishlists } from "../wishlists.ts";
import { itemsOfAccount } from "./saved-items.ts";
import { SharedPage, type SharedView } from "./shared-page.tsx";

type SharedAsked = VisitorAsked<Site<CardReads>> &
  Readonly<{ wishlists: Wishlists; shares: Shares }>;

const headOf = ({ localizer: { t }, product }: Site): readonly HeadTag[] => [
  { title: t("meta.wishlist.title", { product }) },
  { name: "description", content: t("meta.wishlist.description") },
  { name: "robots", content: "noindex, nofollow" },
];

const tripsLink = ({ localizer: { t }, market }: Site): SharedView["trips"] => {
  const path = pathOf(market.id, "search");
  return path === null ? null : { label: t("notFound.show"), path };
};

const goneView = (site: Site): SharedView => {
  const { t } = site.localizer;
  return {
    above: null,
    title: t("wishlist.sharedGone"),
    text: t("wishlist.sharedGoneText"),
    cards: [],
    labels: toCardLabels(site.localizer),
    saveAll: null,
    trips: tripsLink(site),
  };
};

const viewOf = async (
  site: Site<CardReads>,
  { things, name }: SharedList,
  path: string,
): Promise<SharedView> => {
  const { localizer } = site;
  const { t } = localizer;
  const cards = await tripCards(
    site,
    itemsOfAccount(things).items.map(({ travelId }) => travelId),
  );
  const isEmpty = cards.length === 0;
  return {
    above: t("wishlist.sharedAbove"),
    title:
      name === null
        ? t("wishlist.sharedTitle", { n: cards.length })
        : t("wishlist.sharedBy", { name }),
    text: t("wishlist.sharedText"),
    cards,
    labels: toCardLabels(localizer),
    saveAll: isEmpty ? null : { path, label: t("wishlist.saveAll") },
    trips: isEmpty ? tripsLink(site) : null,
  };
};

/** Adds all to one's own list: what is gone, or has no room any more, is left out. */
const saveAll = async (
  wishlists: Wishlists,
  visitor: NonNullable<Awaited<ReturnType<VisitorAsked["people"]["visitorOf"]>>>,
  { things }: SharedList,
): Promise<void> => {
  const owner = ownerOf(visitor);
  for (const { travelId } of itemsOfAccount(things).items)
    await changeWishlist(wishlists, owner, { name: "travel", id: travelId });
  for (const { tourId } of things.tours)
    await changeWishlist(wishlists, owner, { name: "tour", id: tourId });
};

const load = async (request: SharedAsked) => {
  const { site, params, form, searchParams, people, visit, shares, wishlists } = request;
  const { market } = site;
  const head = headOf(site);
  const path = sharedPath(market.id, params.key) ?? "/";
  const list = await shares.open(market.id, params.key);
  if (!list) return { status: 404, head, view: goneView(site) };
  if ((form?.fields ?? searchParams).get("save") === "all") {
    const visitor = await people.visitorOf(visit);
    if (!visitor) throw seeOther(`/login?returnTo=${encodeURIComponent(`${path}?save=all`)}`);
    await saveAll(wishlists, visitor, list);
    throw seeOther(pathOf(market.id, "wishlist") ?? "/");
  }
  return { head, view: await viewOf(site, list, path) };
};

/** What somebody else has saved, behind the link that they have made. */
export const sharedWishlistPage = visitorPage({
  stylesheets: [wishlistStyles],
  load,
  Page: SharedPage,
});
