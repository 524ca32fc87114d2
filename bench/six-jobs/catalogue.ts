import type { Office } from "../../journeys/office.ts";
import type {
  CoordinatorRecord,
  ListedCoordinator,
} from "#features/catalogue/coordinators/contract.ts";
import { type ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { tourInputSchema } from "#features/catalogue/tours/contract.ts";
import { type Travel, travelInputSchema } from "#features/catalogue/travels/contract.ts";
import { type TripRecord, tripInputSchema } from "#features/catalogue/trips/contract.ts";
import type { z } from "zod";
import type { Catalogue } from "../payload/start.ts";
import { answerOf, everyItem } from "./answers.ts";

type Identified = Readonly<{ id: string }>;

/** Payload takes no null for a group of fields. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
      each === null ? [] : [[name, withoutNulls(each)]],
    ),
  );
};

/** The fields of a contract, without those that are kept elsewhere. */
const fieldsOf = (
  schema: z.ZodObject,
  record: Identified,
  without: readonly string[] = [],
): object => {
  const known = Object.entries(record).filter(
    ([name]) => name in schema.shape && !without.includes(name),
  );
  return { id: record.id, ...Object(withoutNulls(Object.fromEntries(known))) };
};

const pictures = ["photoIds", "posterId", "wideId", "portraitId"] as const;
/** Their lists are no part of the jobs. */
const resources = [
  "typeId",
  "secondTypeId",
  "styleId",
  "categoryId",
  "formatId",
  "costCenterId",
  "badgeIds",
] as const;

const withoutPictures = (travel: Travel): Travel => ({
  ...travel,
  itinerary: travel.itinerary.map((day) => ({ ...day, pictureId: null })),
});

const inTurn = async <Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const found: Result[] = [];
  for (const item of items) found.push(await read(item));
  return found;
};

/** Everything that the jobs need, as our API gives it. */
export const readCatalogue = async (office: Office): Promise<Catalogue> => {
  const all = async <Item>(path: string): Promise<readonly Item[]> => everyItem<Item>(office, path);
  const trips = await inTurn(await all<Identified>("it/trips"), ({ id }) =>
    answerOf<TripRecord>(office, "GET", `it/trips/${id}`),
  );
  const travels = await inTurn(await all<Identified>("it/travels"), ({ id }) =>
    answerOf<Travel>(office, "GET", `it/travels/${id}`),
  );
  const coordinators = await all<ListedCoordinator & Pick<CoordinatorRecord, "bio">>(
    "it/coordinators",
  );
  const tours = await all<ListedTour>("it/tours");
  const destinations = await all<Identified & Readonly<{ name: string }>>("it/destinations");
  return [
    ["trips", trips.map((each) => fieldsOf(tripInputSchema, each, pictures))],
    ["destinations", destinations.map(({ id, name }) => ({ id, name }))],
    [
      "coordinators",
      coordinators.map(({ id, name, slug, city, languages, since, tripsLed, isShown }) => ({
        id,
        name,
        slug,
        city,
        languages,
        since,
        tripsLed,
        isShown,
      })),
    ],
    [
      "travels",
      travels.map((each) =>
        fieldsOf(travelInputSchema, withoutPictures(each), [...pictures, ...resources, "seo"]),
      ),
    ],
    ["departures", tours.map((each) => fieldsOf(tourInputSchema, each))],
  ];
};
