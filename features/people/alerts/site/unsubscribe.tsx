import accountStyles from "#features/people/accounts/parts/styles/account.css?url";
import alertsStyles from "./alerts.css?url";
import type { StoppedAlert } from "../mails/unsubscribe.ts";
import type { UnsubscribeView } from "./alert-view.ts";
import { UnsubscribePage } from "./unsubscribe-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { formatPlannedDay } from "#markets/planned-days.ts";
import { type VisitorRequest, visitorPage } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import type { Unsubscribing } from "../mails/unsubscribe.ts";

const nameOf = ({ localizer }: Site, { name, tour }: StoppedAlert): string =>
  tour
    ? `${name}, ${formatPlannedDay(tour.departureDate, localizer.market)}`
    : localizer.t("alert.newDatesOf", { name });

const viewOf = (
  site: Site,
  alerts: readonly StoppedAlert[] | null,
  isStopped: boolean,
): UnsubscribeView => {
  const { localizer, market } = site;
  const { t } = localizer;
  const trips = pathOf(market.id, "search") ?? "/";
  const back = { label: t("notFound.show"), path: trips };
  if (!alerts) {
    const profile = { label: t("alertMail.all"), path: pathOf(market.id, "profile") ?? "/" };
    return {
      title: t("alert.linkOverTitle"),
      text: t("alert.linkOverText"),
      things: [],
      go: null,
      back: profile,
    };
  }
  if (isStopped || alerts.length === 0)
    return {
      title: t("alert.stoppedTitle"),
      text: t("alert.stoppedText"),
      things: [],
      go: null,
      back,
    };
  return {
    title: t("alert.stopTitle"),
    text: t("alert.stopText"),
    things: alerts.map((alert) => nameOf(site, alert)),
    go: t("alertMail.stop"),
    back: null,
  };
};

const load = async ({
  site,
  params: { key },
  form,
  unsubscribing,
}: VisitorRequest & Readonly<{ unsubscribing: Unsubscribing }>) => {
  const { market, product } = site;
  const alerts = await unsubscribing.alerts(market.id, key);
  if (form && alerts) await unsubscribing.stop(market.id, key);
  const view = viewOf(site, alerts, form !== null);
  return {
    view,
    status: alerts ? 200 : 404,
    // The address is a key, which no head repeats.
    head: [
      { title: `${view.title} · ${product}` },
      { name: "description", content: view.text },
      { name: "robots", content: "noindex, nofollow" },
    ],
  };
};

const Unsubscribe = ({ view }: { view: UnsubscribeView }) => <UnsubscribePage view={view} />;

export const unsubscribePage = visitorPage({
  stylesheets: [accountStyles, alertsStyles],
  load,
  Page: Unsubscribe,
});
