import { contactsOf } from "#features/assets/layout/parts/contacts-presenter.ts";
import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { LayoutReads } from "#features/assets/layout/site/reads.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { otherDates } from "#features/catalogue/tours/parts/other-dates.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { People } from "#features/records/prices/contract.ts";
import { askedDeparture } from "../ask/asked-departure.ts";
import {
  type FormScene,
  toRequestForm,
  typedAtFirst,
} from "#features/people/requests/parts/form-presenter.ts";
import { askId, type RequestFormView } from "#features/people/requests/parts/form-view.ts";
import { kindFor } from "#features/people/requests/rules.ts";
import { formatLongDate } from "#markets/format.ts";
import { type WrittenRouteReads, pathsInMarket } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import type { RequestAttempt } from "./typed.ts";

/** What is read here of the market, for one request. */
export type FormSite = Site<WrittenRouteReads & LayoutReads & TourReads> &
  Readonly<{ requestAttempt: RequestAttempt | null }>;

/** The market's contacts, whose e-mail names the departure in its subject. */
export const contactsAbout = async (
  site: FormSite,
  travel: Travel,
  { departureDate }: Tour,
): Promise<readonly ContactView[]> => {
  const date = formatLongDate(departureDate, site.localizer.market).replaceAll("\u00A0", " ");
  const subject = encodeURIComponent(`${travel.name}, ${date}`);
  const contacts = (await contactsOf(site)).filter(({ kind }) => kind !== "address");
  return contacts.map((contact) =>
    contact.kind === "email" ? { ...contact, href: `${contact.href}?subject=${subject}` } : contact,
  );
};

const maxDates = 6;

/** Other departures of the trip on which seats can be asked for. */
export const datesToAsk = async (
  { catalogue, localizer: { today } }: FormSite,
  travel: Travel,
  tour: Tour,
): Promise<readonly Tour[]> =>
  otherDates(await catalogue.toursOfTravel(travel.id), tour, today)
    .filter((other) => kindFor(other, today) === "seat" && other.seatsFree > 0)
    .slice(0, maxDates);

/** What the form for a seat of a departure is made of; null where there is none to ask for. */
export const formSceneOf = async (
  site: FormSite,
  travel: Travel,
  tour: Tour,
): Promise<FormScene | null> => {
  const { localizer, catalogue } = site;
  const kind = kindFor(tour, localizer.today);
  if (kind === null) return null;
  const dates = kind === "other-dates" ? await datesToAsk(site, travel, tour) : [];
  if (kind === "other-dates" && dates.length === 0) return null;
  const pathTo = pathsInMarket(site, await catalogue.contents());
  return {
    localizer,
    departure: askedDeparture(tour, travel),
    kind,
    dates: dates.map((other) => askedDeparture(other, travel)),
    contacts: await contactsAbout(site, travel, tour),
    privacyPath: pathTo("legal-privacy-policy"),
  };
};

const isOfForm = ({ departure, dates }: FormScene, tourId: string | undefined): boolean =>
  [departure, ...dates].some(({ tour }) => tour.id === tourId);

/** The form for a seat, open in its place on the page of its departure. */
export const requestFormOf = async (
  site: FormSite,
  travel: Travel,
  tour: Tour,
  people: People,
): Promise<RequestFormView | null> => {
  const scene = await formSceneOf(site, travel, tour);
  if (!scene) return null;
  const { localizer, requestAttempt, apiBase } = site;
  const path = tourPath(localizer, travel.slug, tour.code);
  const { display } = localizer;
  const kept = new URLSearchParams({
    ...(people === 2 ? { people: "2" } : {}),
    ...(display ? { currency: display.currency } : {}),
  }).toString();
  return toRequestForm(scene, {
    action: `${path}?ask${kept && `&${kept}`}#request-title`,
    callOf: (id) => `${apiBase}/tours/${id}/requests`,
    close: {
      label: localizer.t("request.close"),
      path: `${kept ? `${path}?${kept}` : path}#${askId}`,
    },
    leave: null,
    // The page is the same for everyone, so that the day alone tells one press from another.
    typed: typedAtFirst(scene, people, localizer.today),
    attempt: isOfForm(scene, requestAttempt?.tourId) ? requestAttempt : null,
  });
};
