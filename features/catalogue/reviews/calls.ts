import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, sortedBy } from "#platform/calls/list-query.ts";
import {
  listedReviewSchema,
  reviewContextSchema,
  reviewDecisionSchema,
  reviewOverviewSchema,
  reviewRecordSchema,
  reviewSorts,
  reviewStates,
} from "./contract.ts";
import { reviewPolicy } from "./policy.ts";

export const absent = "There is no such review.";
const params = { id: z.guid() };
const idFilter = z.guid().nullable().default(null);
const stars = z.coerce
  .number()
  .pipe(z.literal([1, 2, 3, 4, 5]))
  .nullable()
  .default(null);

export const listReviews = declareCall({
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
});

export const getReviewOverview = declareCall({
  method: "GET",
  path: "/:country/reviews/overview",
  id: "getReviewOverview",
  summary: "The figures of a market's reviews, what waits, and how the last fetch went",
  access: reviewPolicy.read,
  answer: reviewOverviewSchema,
});

export const getReview = declareCall({
  method: "GET",
  path: "/:country/reviews/:id",
  id: "getReview",
  summary: "A review, with what in its text is personal",
  access: reviewPolicy.read,
  params,
  absent,
  answer: reviewRecordSchema,
});

export const getReviewContext = declareCall({
  method: "GET",
  path: "/:country/reviews/:id/context",
  id: "getReviewContext",
  summary: "The figures that a review counts in, and its place on the trip's page",
  access: reviewPolicy.read,
  params,
  absent,
  answer: reviewContextSchema,
});

export const decideReview = declareCall({
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
});
