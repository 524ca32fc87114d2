import { ownerOf } from "#features/people/alerts/alerts.ts";
import { AlertList } from "#features/people/alerts/site/alert-list.tsx";
import {
  type ListedAlert,
  toAlertList,
} from "#features/people/alerts/site/alert-list-presenter.ts";
import type { KeptAlert } from "#features/people/alerts/contract.ts";
import type { SiteRequest } from "../context.ts";
import type { ProfileSectionSource } from "../people/profile-sections.ts";

const listed = async (
  { catalogue }: SiteRequest,
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
export const alertsSection: ProfileSectionSource = {
  id: "alerts",
  stylesheets: ["alerts"],
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
