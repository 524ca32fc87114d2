import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { apiQuery, type ListSearch } from "#design/office/list/search/list-search.ts";
import type {
  ListedReview,
  ReviewContext,
  ReviewDecision,
  ReviewOverview,
} from "#features/catalogue/reviews/contract.ts";
import { callApi, callVersioned, ifMatch } from "#platform/browser/call-api.ts";

/** The calls of one market's reviews. All of them throw ApiError. */
export const reviewApi = (country: string) => {
  const path = `${country}/reviews`;
  return {
    list: (search: ListSearch): Promise<ListAnswer<ListedReview>> =>
      callApi("GET", `${path}?${apiQuery(search)}`),
    read: async (id: string): Promise<ListedReview> => {
      const { body, version } = await callVersioned<Omit<ListedReview, "version">>(
        "GET",
        `${path}/${id}`,
      );
      return { ...body, version: version ?? 1 };
    },
    overview: (): Promise<ReviewOverview> => callApi("GET", `${path}/overview`),
    context: (id: string): Promise<ReviewContext> => callApi("GET", `${path}/${id}/context`),
    /** @returns the review's new version */
    decide: async (
      { id, version }: Pick<ListedReview, "id" | "version">,
      decision: ReviewDecision,
    ): Promise<number> => {
      const answer = await callVersioned("PUT", `${path}/${id}`, decision, ifMatch(version));
      return answer.version ?? version + 1;
    },
    fetch: (): Promise<{ at: string }> => callApi("POST", `${path}/fetch`, {}),
  };
};
