import type { Picture } from "#features/assets/media/contract.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { formatDateTime, formatList, monthTitle } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatPlannedDay } from "#markets/planned-days.ts";
import type { MailState } from "#platform/server/mail/outbox.ts";
import { aboutTour, aboutTravel, alertPath } from "../../about.ts";
import type { WrittenMail } from "../../mails/mail-store.ts";
import type { AlertRow } from "../../store.ts";
import type { AlertListView } from "./list-view.ts";

/** An alert with what it is for, as it is today. */
export type ListedAlert = Readonly<{
  row: AlertRow;
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

const factsOf = ({ t, market }: Localizer, { row, tour }: ListedAlert): string => {
  if (tour) {
    const day = formatPlannedDay(tour.departureDate, market);
    return t("alert.nowStatus", { day, status: t(`status.${tour.status}`) });
  }
  const months = row.months.map((month) => monthTitle(month, market.language));
  const dates =
    months.length === 0
      ? t("alert.anyDates")
      : t("alert.datesIn", { months: formatList(months, market.htmlLang) });
  return row.age === null ? dates : `${dates}, ${t("card.ages", { range: row.age })}`;
};

const toItem = (localizer: Localizer, alert: ListedAlert): AlertListView["alerts"][number] => {
  const { t } = localizer;
  const { row, travel, tour, poster } = alert;
  const about = tour ? aboutTour(tour.id) : aboutTravel(travel.id);
  const facts = factsOf(localizer, alert);
  const link = (label: string, path: string) => ({
    label,
    path,
    spoken: t("alert.bellAbout", { label, name: `${travel.name}, ${facts}` }),
  });
  return {
    about,
    name: travel.name,
    facts,
    labels: tour ? row.reasons.map((reason) => t(reasonLabels[reason])) : [t("alert.newDates")],
    poster,
    change: link(t("alert.change"), alertPath(about)),
    off: link(t("alert.off"), `${alertPath(about)}&off`),
  };
};

/** Sent is said only of what has left us. */
const stateOf = ({ t }: Localizer, state: MailState | null): string => {
  if (state === "sent") return t("alert.sent");
  if (state === "refused") return t("alert.notSent");
  return t(state === "waiting" || state === "sending" ? "alert.leaving" : "alert.unknown");
};

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
            mails: mails.map(({ subject, events, written_at, state }) => {
              const when = formatDateTime(written_at, market);
              return {
                key: written_at.toISOString(),
                subject,
                when: events > 1 ? t("alert.together", { when }) : when,
                state: stateOf(localizer, state),
              };
            }),
          },
  };
};
