import { ownerOf } from "#features/people/alerts/alerts.ts";
import { AlertList } from "#features/people/alerts/site/list/alert-list.tsx";
import { type ListedAlert, toAlertList } from "#features/people/alerts/site/list/list-presenter.ts";
import type { AlertRow } from "#features/people/alerts/store.ts";
import type { SiteRequest } from "../context.ts";
import type { ProfileSectionSource } from "../people/profile-sections.ts";

const listed = async (
  { catalogue }: SiteRequest,
  rows: readonly AlertRow[],
): Promise<readonly ListedAlert[]> => {
  const tourIds = rows.flatMap(({ kind, subject_id }) => (kind === "tour" ? [subject_id] : []));
  const tours = await catalogue.toursByIds(tourIds);
  const travelIds = [...new Set(rows.map(({ travel_id }) => travel_id))];
  const travels = await catalogue.travelsByIds(travelIds);
  const trips = await catalogue.trips(travels.map(({ tripId }) => tripId));
  const posters = await catalogue.pictures([...trips.values()].map(({ posterId }) => posterId));
  const byId = new Map(travels.map((travel) => [travel.id, travel]));
  return rows.flatMap((row) => {
    const travel = byId.get(row.travel_id);
    const tour = tours.get(row.subject_id) ?? null;
    if (!travel || (row.kind === "tour" && !tour)) return [];
    const poster = posters.get(trips.get(travel.tripId)?.posterId ?? "") ?? null;
    return [{ row, travel, tour, poster }];
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
    const rows = await listed(site, await alerts.rows(owner));
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
