import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { toResult } from "#platform/server/http/routes/record-routes.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";
import { addFetchRoute, fetchLock, type FetchOptions } from "./fetch/routes.ts";
import { fetchSchedule } from "./fetch/schedule.ts";
import { lastFetch } from "./fetch/store.ts";
import { marketFigures, reviewContext } from "./listing/context.ts";
import { reviewById, searchReviews } from "./listing/search.ts";
import { saveDecision } from "./save.ts";

const addLists = (api: Api, options: FetchOptions): void => {
  api.route(calls.listReviews, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchReviews(db, market, query)), page, pageSize } };
    },
  });

  api.route(calls.getReviewOverview, {
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
  api.route(calls.getReview, {
    async handle({ db, market, params: { id } }) {
      const review = await reviewById(db, market, id);
      if (!review) throw new Problem(404, absent);
      return toResult(review);
    },
  });

  api.route(calls.getReviewContext, {
    async handle({ db, market, params: { id } }) {
      const review = await reviewById(db, market, id);
      if (!review) throw new Problem(404, absent);
      return { body: await reviewContext(db, market, review) };
    },
  });

  api.write(calls.decideReview, {
    async write({ trx, market, actor, params: { id }, body, ifMatch }) {
      await saveDecision({ db: trx, market, actor: actor.email }, id, body, ifMatch);
      const decided = await reviewById(trx, market, id);
      if (!decided) throw new Problem(404, absent);
      return toResult(decided);
    },
  });
};

/** Mounted under `/api/{country}/reviews`. */
export const addReviewRoutes = (api: Api, options: FetchOptions): void => {
  addLists(api, options);
  addFetchRoute(api, options);
  addRecords(api);
};
