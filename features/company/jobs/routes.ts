import { recordAudits } from "#features/records/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { visibleMarkets } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import type { Jobs } from "#platform/server/jobs/jobs.ts";
import { listJobs } from "#platform/server/jobs/list.ts";
import * as calls from "./calls.ts";
import { absent } from "./calls.ts";

/**
 * Mounted under `/api/{country}/jobs`, with the same jobs under every country: an account of some
 * countries sees the jobs of their markets, and only one of all countries the company's.
 */
export const addJobRoutes = (api: Api, jobs: Pick<Jobs, "retry">): void => {
  api.route(calls.listJobs, {
    async handle({ db, actor, marketOf, query }) {
      const { page, pageSize } = query;
      const markets = visibleMarkets(actor, marketOf);
      return { body: { ...(await listJobs(db, { ...query, markets })), page, pageSize } };
    },
  });

  api.write(calls.retryJob, {
    async write({ trx, actor, marketOf, params: { name, id } }) {
      const markets = visibleMarkets(actor, marketOf);
      const failed = await jobs.retry(trx, { name, id, markets });
      if (!failed) throw new Problem(404, absent);
      const job = { name, key: failed.key };
      await recordAudits(trx, [
        {
          actor: actor.email,
          market: failed.market,
          action: "retry",
          subject: "job",
          subjectId: id,
          before: job,
          after: job,
        },
      ]);
      return { body: { id } };
    },
  });
};
