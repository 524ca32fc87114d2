import { forEachRow } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import type { ListedTravel } from "../list-contract.ts";
import { travelApi } from "./travel-api.ts";

const nouns = {
  one: "travel",
  many: "travels",
  nameOf: ({ name }: ListedTravel) => name,
};

export const publishTravels = (
  travels: readonly ListedTravel[],
  country: string,
  isPublished: boolean,
): Promise<void> =>
  forEachRow(
    travels,
    isPublished ? "published" : "unpublished",
    ({ id }) => travelApi(country).change(id, () => ({ isPublished })),
    nouns,
  );

export const addBadge = (
  travels: readonly ListedTravel[],
  country: string,
  badge: Readonly<{ id: string; label: string }>,
): Promise<void> =>
  forEachRow(
    travels,
    `got the badge ${badge.label}`,
    ({ id }) =>
      travelApi(country).change(id, ({ badgeIds }) => ({
        badgeIds: [...new Set([...badgeIds, badge.id])],
      })),
    nouns,
  );

export const removeTravels = (travels: readonly ListedTravel[], country: string): Promise<void> =>
  forEachRow(
    travels,
    "deleted",
    ({ id, version }) => travelApi(country).remove(id, version),
    nouns,
  );

export const duplicateTravel = async ({ id }: ListedTravel, country: string): Promise<void> => {
  const { name } = await travelApi(country).duplicate(id);
  toast.success(`“${name}” is there, not published.`);
};
