import { mediaByIds } from "#features/assets/media/store.ts";
import type { ResourceKind } from "#features/catalogue/resources/contract.ts";
import { listResources } from "#features/catalogue/resources/store.ts";
import { tripsById } from "#features/catalogue/trips/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { TravelInput } from "../contract.ts";

/** The destinations of a market. */
export type ListDestinations = (
  trx: Database,
  market: string,
) => Promise<readonly Readonly<{ id: string }>[]>;

type ResourceField =
  | "typeId"
  | "secondTypeId"
  | "styleId"
  | "categoryId"
  | "formatId"
  | "costCenterId";

const kindOfField: Readonly<Record<ResourceField, ResourceKind>> = {
  typeId: "travel-type-primary",
  secondTypeId: "travel-type-secondary",
  styleId: "travel-styles",
  categoryId: "travel-categories",
  formatId: "travel-formats",
  costCenterId: "cost-centers",
};

const fields = Object.keys(kindOfField) as ResourceField[];

const resourceErrors = async (
  trx: Database,
  market: string,
  travel: TravelInput,
): Promise<RuleError[]> => {
  const kinds = new Map((await listResources(trx, market)).map(({ id, kind }) => [id, kind]));
  const isUnknown = (id: string | null, kind: ResourceKind) =>
    id !== null && kinds.get(id) !== kind;
  return [
    ...fields
      .filter((field) => isUnknown(travel[field], kindOfField[field]))
      .map((path) => ({ path, message: "This is not there any more." })),
    ...(travel.badgeIds.some((id) => isUnknown(id, "badges"))
      ? [{ path: "badgeIds", message: "One of the badges is not there any more." }]
      : []),
  ];
};

const destinationErrors = async (
  listDestinations: ListDestinations,
  trx: Database,
  market: string,
  { destinationIds }: TravelInput,
): Promise<RuleError[]> => {
  const known = new Set((await listDestinations(trx, market)).map(({ id }) => id));
  return destinationIds.every((id) => known.has(id))
    ? []
    : [{ path: "destinationIds", message: "One of the destinations is not there any more." }];
};

const pictureErrors = async (
  trx: Database,
  { photoIds, itinerary, seo }: TravelInput,
): Promise<RuleError[]> => {
  const ofDays = itinerary.map(({ pictureId }) => pictureId);
  const known = await mediaByIds(
    trx,
    [...photoIds, ...ofDays, seo.image].filter((id) => id !== null),
  );
  const message = "This picture is not in the library any more.";
  return [
    ...photoIds.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `photoIds.${index}`, message }],
    ),
    ...ofDays.flatMap((id, index) =>
      id === null || known.has(id) ? [] : [{ path: `itinerary.${index}.pictureId`, message }],
    ),
    ...(seo.image === null || known.has(seo.image) ? [] : [{ path: "seo.image", message }]),
  ];
};

const tripErrors = async (
  trx: Database,
  market: string,
  { tripId }: TravelInput,
  id: string | null,
): Promise<RuleError[]> => {
  if (!(await tripsById(trx, [tripId])).has(tripId))
    return [{ path: "tripId", message: "There is no such trip." }];
  const other = await trx
    .selectFrom("travel")
    .select(["id", "name"])
    .where("market", "=", market)
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return other && other.id !== id
    ? [{ path: "tripId", message: `“${other.name}” offers this trip already.` }]
    : [];
};

/**
 * What a travel refers to has to exist, in its own market where it belongs to one.
 * @param id of the travel itself; null for a new one
 */
export const referenceErrors = async (
  listDestinations: ListDestinations,
  trx: Database,
  market: string,
  travel: TravelInput,
  id: string | null,
): Promise<readonly RuleError[]> => [
  ...(await tripErrors(trx, market, travel, id)),
  ...(await resourceErrors(trx, market, travel)),
  ...(await destinationErrors(listDestinations, trx, market, travel)),
  ...(await pictureErrors(trx, travel)),
];
