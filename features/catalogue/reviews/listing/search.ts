import { sql } from "kysely";
import { choicePictures } from "#features/assets/media/store.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { ListedReview, Review, ReviewState, reviewSorts } from "../contract.ts";
import { knownNames } from "../known-names.ts";
import { findMarks, type KnownNames } from "../rules.ts";
import { stateOf } from "../store.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type ReviewSearch = Readonly<{
  /** Part of a text, an author or a travel's name. */
  search: string;
  state: ReviewState | null;
  rating: Review["rating"] | null;
  /** At most so many stars. */
  maxRating: Review["rating"] | null;
  travel: string | null;
  coordinator: string | null;
  sort: (typeof reviewSorts)[number];
  page: number;
  pageSize: number;
}>;

const joined = (db: Database, market: string) =>
  db
    .selectFrom("review")
    .leftJoin("known_travel as travel", (join) =>
      join.onRef("travel.market", "=", "review.market").onRef("travel.id", "=", "review.travel_id"),
    )
    .leftJoin("known_trip as trip", "trip.id", "travel.trip_id")
    .leftJoin("known_coordinator as coordinator", (join) =>
      join
        .onRef("coordinator.market", "=", "review.market")
        .onRef("coordinator.id", "=", "review.coordinator_id"),
    )
    .where("review.market", "=", market);

const ofState = (query: ReturnType<typeof joined>, state: ReviewState) => {
  if (state === "waiting") return query.where("is_waiting", "=", true);
  return query.where("is_waiting", "=", false).where("review.is_shown", "=", state === "shown");
};

const matching = (db: Database, market: string, filter: ReviewSearch) => {
  const { search, state, rating, maxRating, travel, coordinator } = filter;
  let query = joined(db, market);
  if (search) {
    query = query.where(findsInAny(["quote", "author", "travel.name"], patternOf(search)));
  }
  if (state !== null) query = ofState(query, state);
  if (rating !== null) query = query.where("rating", "=", rating);
  if (maxRating !== null) query = query.where("rating", "<=", maxRating);
  if (travel !== null) query = query.where("review.travel_id", "=", travel);
  if (coordinator !== null) query = query.where("review.coordinator_id", "=", coordinator);
  return query;
};

const selected = (query: ReturnType<typeof joined>) =>
  query.select([
    "review.id",
    "review.version",
    "author",
    "age",
    "rating",
    "quote",
    "travelled_on as travelledOn",
    "written_on as writtenOn",
    "review.is_shown",
    "is_waiting",
    "hidden_because",
    "hidden_note",
    "travel.id as travelId",
    "travel.name as travelName",
    "trip.poster_id as posterId",
    "coordinator.id as coordinatorId",
    "coordinator.name as coordinatorName",
    "coordinator.portrait_id as portraitId",
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof selected>["execute"]>>[number];

const toListed = (
  row: Row,
  names: KnownNames,
  pictureOf: (id: string | null) => string | null,
): ListedReview => ({
  id: row.id,
  version: row.version,
  author: row.author,
  age: row.age,
  rating: row.rating,
  quote: row.quote,
  travelledOn: row.travelledOn,
  writtenOn: row.writtenOn,
  state: stateOf(row),
  reason: row.hidden_because,
  note: row.hidden_note,
  marks: findMarks(row.quote, names),
  travel:
    row.travelId === null || row.travelName === null
      ? null
      : { id: row.travelId, name: row.travelName, poster: pictureOf(row.posterId) },
  coordinator:
    row.coordinatorId === null || row.coordinatorName === null
      ? null
      : {
          id: row.coordinatorId,
          name: row.coordinatorName,
          portrait: pictureOf(row.portraitId),
        },
});

const withMarks = async (
  db: Database,
  market: string,
  rows: readonly Row[],
): Promise<readonly ListedReview[]> => {
  const names = await knownNames(db, market);
  const pictures = await choicePictures(
    db,
    marketById(market).language,
    rows.flatMap(({ posterId, portraitId }) => [posterId, portraitId]),
  );
  return rows.map((row) => toListed(row, names, (id) => pictures.get(id ?? "")?.base ?? null));
};

/** One page of the list; `total` counts all matches. */
export const searchReviews = async (
  db: Database,
  market: string,
  filter: ReviewSearch,
): Promise<{ items: readonly ListedReview[]; total: number }> => {
  const { sort, page, pageSize } = filter;
  const query = matching(db, market, filter);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  let sorted = selected(query);
  if (sort === "lowest") sorted = sorted.orderBy("rating");
  const rows = await sorted
    .orderBy("written_on", sort === "oldest" ? "asc" : "desc")
    .orderBy("review.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: await withMarks(db, market, rows), total: Number(total) };
};

export const reviewById = async (
  db: Database,
  market: string,
  id: string,
): Promise<ListedReview | null> => {
  const rows = await selected(joined(db, market).where("review.id", "=", id)).execute();
  return (await withMarks(db, market, rows))[0] ?? null;
};
