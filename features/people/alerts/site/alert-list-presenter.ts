import type { Picture } from "#features/assets/media/contract.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { formatDateTime, formatList, monthTitle } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatPlannedDay } from "#markets/planned-days.ts";
import { aboutTour, aboutTravel, alertPath } from "../about.ts";
import type { KeptAlert, WrittenMail } from "../contract.ts";
import type { AlertListView } from "./alert-list-view.ts";

/** An alert with what it is for, as it is today. */
export type ListedAlert = Readonly<{
  alert: KeptAlert;
  travel: Travel;
  /** Null where it is for new dates. */
  tour: Tour | null;
  poster: Picture | null;
}>;

const reasonLabels = {
  confirmed: "alert.confirmed",
  price: "alert.price",
  "few-seats": "alert.fewSeats",
  reopened: "alert.reopened",
} as const;

const factsOf = ({ t, market }: Localizer, { alert, tour }: ListedAlert): string => {
  if (tour) {
    const day = formatPlannedDay(tour.departureDate, market);
    return t("alert.nowStatus", { day, status: t(`status.${tour.status}`) });
  }
  const months = alert.months.map((month) => monthTitle(month, market.language));
  const dates =
    months.length === 0
      ? t("alert.anyDates")
      : t("alert.datesIn", { months: formatList(months, market.htmlLang) });
  return alert.age === null ? dates : `${dates}, ${t("card.ages", { range: alert.age })}`;
};

const toItem = (localizer: Localizer, listed: ListedAlert): AlertListView["alerts"][number] => {
  const { t } = localizer;
  const { alert, travel, tour, poster } = listed;
  const about = tour ? aboutTour(tour.id) : aboutTravel(travel.id);
  const facts = factsOf(localizer, listed);
  const link = (label: string, path: string) => ({
    label,
    path,
    spoken: t("alert.bellAbout", { label, name: `${travel.name}, ${facts}` }),
  });
  return {
    about,
    name: travel.name,
    facts,
    labels: tour ? alert.reasons.map((reason) => t(reasonLabels[reason])) : [t("alert.newDates")],
    poster,
    change: link(t("alert.change"), alertPath(about)),
    off: link(t("alert.off"), `${alertPath(about)}&off`),
  };
};

/** Sent is said only of what has left us. */
const outcomeTexts = {
  sent: "alert.sent",
  leaving: "alert.leaving",
  refused: "alert.notSent",
  unknown: "alert.unknown",
} as const;

export const toAlertList = (
  localizer: Localizer,
  alerts: readonly ListedAlert[],
  mails: readonly WrittenMail[],
): AlertListView => {
  const { t, market } = localizer;
  return {
    none: alerts.length === 0 ? t("alert.none") : null,
    alerts: alerts.map((alert) => toItem(localizer, alert)),
    written:
      mails.length === 0
        ? null
        : {
            title: t("alert.writtenTitle"),
            mails: mails.map(({ subject, events, writtenAt, outcome }) => {
              const when = formatDateTime(writtenAt, market);
              return {
                key: writtenAt.toISOString(),
                subject,
                when: events > 1 ? t("alert.together", { when }) : when,
                state: t(outcomeTexts[outcome]),
              };
            }),
          },
  };
};
