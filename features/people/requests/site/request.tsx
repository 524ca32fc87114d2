import requestStyles from "./request.css?url";
import { contactsOf } from "#features/assets/layout/parts/contacts-presenter.ts";
import type { Picture } from "#features/assets/media/contract.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { LayoutReads } from "#features/assets/layout/site/reads.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { TripReads } from "#features/catalogue/trips/site/reads.ts";
import { isOffered } from "../ask/asked-departure.ts";
import { requestPath } from "../ask/keys.ts";
import type { OwnRequestFacts } from "../ask/own-facts.ts";
import { toRequestForm } from "#features/people/requests/parts/form-presenter.ts";
import type { RequestFormView } from "#features/people/requests/parts/form-view.ts";
import { isOpen, kindFor } from "#features/people/requests/rules.ts";
import { RequestPage } from "./request-page.tsx";
import { toGoneRequest, toRequestPage } from "./request-presenter.ts";
import { type VisitorRequest, visitorPage } from "#markets/site/page-route.tsx";
import type { WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import type { HeadTag } from "#platform/site/head-tag.ts";
import { formSceneOf } from "../parts/load-form.ts";
import type { RequestAttempt } from "../parts/typed.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<WrittenRouteReads & LayoutReads & TourReads & TripReads & PictureReads> &
  Readonly<{
    /** A request for a seat that was just sent and not taken. */
    requestAttempt: RequestAttempt | null;
    /** The request that a key opens; null for a key that leads to none. */
    ownRequest: (key: string) => Promise<OwnRequestFacts | null>;
  }>;

/** The form with what was asked for, or with what was just sent and not taken. */
const formOf = async (
  site: PageSite,
  { request, departure }: OwnRequestFacts,
  path: string,
): Promise<RequestFormView | null> => {
  const scene = departure && (await formSceneOf(site, departure.travel, departure.tour));
  if (!scene || scene.dates.length > 0 || !isOpen(request.state)) return null;
  return toRequestForm(scene, {
    action: path,
    callOf: null,
    close: null,
    leave: { label: site.localizer.t("request.leave"), path },
    typed: { ...request, sent: "" },
    attempt: site.requestAttempt,
  });
};

/** The trip's own picture; null where it has none. */
const posterOf = async (
  { catalogue }: PageSite,
  departure: OwnRequestFacts["departure"],
): Promise<Picture | null> => {
  if (!departure) return null;
  const { tripId } = departure.travel;
  const id = (await catalogue.trips([tripId])).get(tripId)?.posterId ?? null;
  return id === null ? null : ((await catalogue.pictures([id])).get(id) ?? null);
};

const headOf = ({ localizer: { t }, product }: PageSite): readonly HeadTag[] => [
  { title: t("meta.request.title", { product }) },
  { name: "description", content: t("meta.request.description") },
  { name: "robots", content: "noindex, nofollow" },
];

const load = async ({ site, params: { key }, searchParams }: VisitorRequest<PageSite>) => {
  const head = headOf(site);
  const facts = await site.ownRequest(key);
  const contacts = (await contactsOf(site)).filter(({ kind }) => kind !== "address");
  const { localizer } = site;
  if (!facts) return { status: 404, head, view: toGoneRequest(localizer, contacts) };
  const path = `${requestPath}/${key}`;
  const { departure } = facts;
  const isChanged = searchParams.has("change") || site.requestAttempt !== null;
  const form = isChanged ? await formOf(site, facts, path) : null;
  const departurePath =
    departure && isOffered(departure)
      ? tourPath(localizer, departure.travel.slug, departure.tour.code)
      : null;
  const isWithdrawing = searchParams.has("withdraw");
  const isAskedFor = departure !== null && kindFor(departure.tour, localizer.today) !== null;
  const poster = await posterOf(site, departure);
  const place = { path, contacts, departurePath, isOpen: isAskedFor, poster };
  return { head, view: toRequestPage(localizer, facts, place, { form, isWithdrawing }) };
};

export const requestPage = visitorPage({
  stylesheets: [requestStyles],
  load,
  Page: RequestPage,
});
