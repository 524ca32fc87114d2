import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { People } from "#features/records/prices/contract.ts";
import { askId } from "../parts/form-view.ts";
import { contactsAbout, datesToAsk, type FormSite } from "../parts/load-form.ts";
import { kindFor } from "../rules.ts";

const askLabels = {
  seat: "departure.ask",
  "waiting-list": "request.titleWaiting",
  "other-dates": "request.titleOther",
} as const;

/** How a seat is asked for on the page of its departure. */
type AskView = Readonly<{
  /** Of the button. */
  id: string;
  label: string;
  text: string;
  path: string;
  rather: string;
  contacts: readonly ContactView[];
}>;

/**
 * The form for a seat as a link to the departure's own address, and all contacts as text for those
 * who rather write or call. Null where there is no seat to ask for, and while the form is open.
 */
export const askView = async (
  site: FormSite,
  travel: Travel,
  tour: Tour,
  people: People,
): Promise<AskView | null> => {
  const { localizer } = site;
  const kind = kindFor(tour, localizer.today);
  if (kind === null) return null;
  const isOver = kind === "other-dates";
  if (isOver && (await datesToAsk(site, travel, tour)).length === 0) return null;
  const { t } = localizer;
  return {
    id: askId,
    label: t(askLabels[kind]),
    text: t(isOver ? "request.askOther" : "departure.askText"),
    path: `${tourPath(localizer, travel.slug, tour.code)}?ask${people === 2 ? "&people=2" : ""}#request-title`,
    rather: t("request.rather"),
    contacts: isOver ? [] : await contactsAbout(site, travel, tour),
  };
};
