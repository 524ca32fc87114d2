import alertsStyles from "./alerts.css?url";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import type { TripReads } from "#features/catalogue/trips/site/reads.ts";
import type { ProfileSectionSource } from "#features/people/accounts/parts/profile-section-source.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";
import { ownerOf } from "../alerts.ts";
import type { KeptAlert } from "#features/people/alerts/contract.ts";
import { type ListedAlert, toAlertList } from "./alert-list-presenter.ts";
import { AlertList } from "./alert-list.tsx";
import type { Site } from "#markets/site/site.ts";
import type { Alerts } from "../alerts.ts";

/** What is read here of the market, for one request. */
type PageSite = Site<PictureReads & TourReads & TravelReads & TripReads>;

const listed = async (
  { catalogue }: PageSite,
  kept: readonly KeptAlert[],
): Promise<readonly ListedAlert[]> => {
  const tourIds = kept.flatMap(({ kind, subjectId }) => (kind === "tour" ? [subjectId] : []));
  const tours = await catalogue.toursByIds(tourIds);
  const travelIds = [...new Set(kept.map(({ travelId }) => travelId))];
  const travels = await catalogue.travelsByIds(travelIds);
  const trips = await catalogue.trips(travels.map(({ tripId }) => tripId));
  const posters = await catalogue.pictures([...trips.values()].map(({ posterId }) => posterId));
  const byId = new Map(travels.map((travel) => [travel.id, travel]));
  return kept.flatMap((alert) => {
    const travel = byId.get(alert.travelId);
    const tour = tours.get(alert.subjectId) ?? null;
    if (!travel || (alert.kind === "tour" && !tour)) return [];
    const poster = posters.get(trips.get(travel.tripId)?.posterId ?? "") ?? null;
    return [{ alert, travel, tour, poster }];
  });
};

/** The alerts of who is signed in, in their profile. */
export const alertsSection: ProfileSectionSource<
  VisitorAsked<PageSite> & Readonly<{ alerts: Alerts }>
> = {
  id: "alerts",
  stylesheets: [alertsStyles],
  async load({ site, alerts, visitor }) {
    const owner = ownerOf(visitor);
    const { localizer } = site;
    const { t } = localizer;
    const rows = await listed(site, await alerts.kept(owner));
    const view = toAlertList(localizer, rows, await alerts.written(owner));
    return {
      id: "alerts",
      title: t("alert.listTitle"),
      lead:
        rows.length === 0 ? null : t("alert.listCount", { n: rows.length, email: visitor.email }),
      place: "kept",
      content: <AlertList view={view} />,
    };
  },
};
