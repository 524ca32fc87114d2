import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { apiQuery, type ListSearch } from "#design/office/list/search/list-search.ts";
import {
  decideReview,
  getReview,
  getReviewContext,
  getReviewOverview,
  listReviews,
} from "#features/catalogue/reviews/calls.ts";
import type {
  ListedReview,
  ReviewContext,
  ReviewDecision,
  ReviewOverview,
} from "#features/catalogue/reviews/contract.ts";
import { fetchReviews } from "#features/catalogue/reviews/fetch/calls.ts";
import { call, callVersioned } from "#platform/browser/call.ts";

/** The calls of one market's reviews. All of them throw ApiError. */
export const reviewApi = (country: string) => {
  return {
    list: (search: ListSearch): Promise<ListAnswer<ListedReview>> =>
      call(listReviews, { country }, { query: apiQuery(search) }),
    read: async (id: string): Promise<ListedReview> => {
      const { body, version } = await callVersioned(getReview, { country, id });
      return { ...body, version: version ?? 1 };
    },
    overview: (): Promise<ReviewOverview> => call(getReviewOverview, { country }),
    context: (id: string): Promise<ReviewContext> => call(getReviewContext, { country, id }),
    /** @returns the review's new version */
    decide: async (
      { id, version }: Pick<ListedReview, "id" | "version">,
      decision: ReviewDecision,
    ): Promise<number> => {
      const answer = await callVersioned(
        decideReview,
        { country, id },
        { body: decision, ifMatch: version },
      );
      return answer.version ?? version + 1;
    },
    fetch: (): Promise<{ at: string }> => call(fetchReviews, { country }),
  };
};
