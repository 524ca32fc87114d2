import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { isOffered } from "#features/people/requests/ask/asked-departure.ts";
import { requestPath } from "#features/people/requests/ask/keys.ts";
import type { OwnRequestFacts } from "#features/people/requests/ask/own-facts.ts";
import { toRequestForm } from "#features/people/requests/parts/form-presenter.ts";
import type { RequestFormView } from "#features/people/requests/parts/form-view.ts";
import { isOpen } from "#features/people/requests/rules.ts";
import { RequestPage } from "#features/people/requests/site/request-page.tsx";
import { toGoneRequest, toRequestPage } from "#features/people/requests/site/request-presenter.ts";
import { contactsOf } from "../cms/contacts.ts";
import type { SiteRequest } from "../context.ts";
import type { HeadTag } from "../document/head-tag.ts";
import { visitorPage, type VisitorRequest } from "../rendering/page-route.tsx";
import { formSceneOf } from "../trip/request-form.ts";

/** The form with what was asked for, or with what was just sent and not taken. */
const formOf = async (
  site: SiteRequest,
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

const headOf = ({ localizer: { t }, product }: SiteRequest): readonly HeadTag[] => [
  { title: t("meta.request.title", { product }) },
  { name: "description", content: t("meta.request.description") },
  { name: "robots", content: "noindex, nofollow" },
];

const load = async ({ site, params: { key }, searchParams }: VisitorRequest) => {
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
  const place = { path, contacts, departurePath };
  return { head, view: toRequestPage(localizer, facts, place, { form, isWithdrawing }) };
};

export const requestPage = visitorPage({ load, Page: RequestPage });
