import { z } from "zod";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { listOf, listQuery, sortedBy } from "#platform/server/http/routes/list-query.ts";
import {
  listedReviewSchema,
  reviewContextSchema,
  reviewDecisionSchema,
  reviewOverviewSchema,
  reviewRecordSchema,
  reviewSorts,
  reviewStates,
} from "./contract.ts";
import { addFetchRoute, fetchLock, type FetchOptions } from "./fetch/routes.ts";
import { fetchSchedule } from "./fetch/schedule.ts";
import { lastFetch } from "./fetch/store.ts";
import { marketFigures, reviewContext } from "./listing/context.ts";
import { reviewById, searchReviews } from "./listing/search.ts";
import { reviewPolicy } from "./policy.ts";
import { saveDecision } from "./save.ts";

const absent = "There is no such review.";
const params = { id: z.guid() };
const idFilter = z.guid().nullable().default(null);
const stars = z.coerce
  .number()
  .pipe(z.literal([1, 2, 3, 4, 5]))
  .nullable()
  .default(null);

const addLists = (api: Api, options: FetchOptions): void => {
  api.route({
    method: "GET",
    path: "/:country/reviews",
    id: "listReviews",
    summary: "The reviews of a market, the newest first",
    access: reviewPolicy.read,
    query: listQuery({
      state: z.enum(reviewStates).nullable().default(null),
      rating: stars,
      maxRating: stars.describe("At most so many stars."),
      travel: idFilter,
      coordinator: idFilter,
      sort: sortedBy(reviewSorts),
    }),
    answer: listOf(listedReviewSchema),
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchReviews(db, market, query)), page, pageSize } };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/reviews/overview",
    id: "getReviewOverview",
    summary: "The figures of a market's reviews, what waits, and how the last fetch went",
    access: reviewPolicy.read,
    answer: reviewOverviewSchema,
    async handle({ db, market }) {
      const waiting = await searchReviews(db, market, {
        search: "",
        state: "waiting",
        rating: null,
        maxRating: null,
        travel: null,
        coordinator: null,
        sort: "oldest",
        page: 1,
        pageSize: 1,
      });
      const lock = await fetchLock(db, market, options);
      const { everyHours, next } = await fetchSchedule(db, market);
      return {
        body: {
          figures: await marketFigures(db, market),
          waiting: waiting.total,
          fetch: {
            lock,
            last: await lastFetch(db, market),
            everyHours,
            next: lock === null && next ? next.toISOString() : null,
          },
        },
      };
    },
  });
};

const addRecords = (api: Api): void => {
  api.route({
    method: "GET",
    path: "/:country/reviews/:id",
    id: "getReview",
    summary: "A review, with what in its text is personal",
    access: reviewPolicy.read,
    params,
    absent,
    answer: reviewRecordSchema,
    async handle({ db, market, params: { id } }) {
      const review = await reviewById(db, market, id);
      if (!review) throw new Problem(404, absent);
      const { version, ...body } = review;
      return { version, body };
    },
  });

  api.route({
    method: "GET",
    path: "/:country/reviews/:id/context",
    id: "getReviewContext",
    summary: "The figures that a review counts in, and its place on the trip's page",
    access: reviewPolicy.read,
    params,
    absent,
    answer: reviewContextSchema,
    async handle({ db, market, params: { id } }) {
      const review = await reviewById(db, market, id);
      if (!review) throw new Problem(404, absent);
      return { body: await reviewContext(db, market, review) };
    },
  });

  api.write({
    method: "PUT",
    path: "/:country/reviews/:id",
    id: "decideReview",
    summary: "Shows or hides a review, or lets it wait again; its text and stars stay",
    access: reviewPolicy.decide,
    params,
    absent,
    body: reviewDecisionSchema,
    ifMatch: true,
    answer: reviewRecordSchema,
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      await saveDecision({ db: trx, market, actor: actor.email }, id, body, ifMatch);
      const decided = await reviewById(trx, market, id);
      if (!decided) throw new Problem(404, absent);
      const { version, ...review } = decided;
      return { version, body: review };
    },
  });
};

/** Mounted under `/api/{country}/reviews`. */
export const addReviewRoutes = (api: Api, options: FetchOptions): void => {
  addLists(api, options);
  addFetchRoute(api, options);
  addRecords(api);
};
