import { Problem } from "#platform/server/http/problem.ts";
import { sentKeyOf } from "#platform/server/http/idempotency.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { takeRequest } from "./ask/ask.ts";
import {
  changeOwnRequest,
  ownRequest,
  toOwnRequest,
  withdrawOwnRequest,
} from "./ask/own-request.ts";
import { numberOf } from "./ask/number-of.ts";
import { withProblems } from "./ask/refusals.ts";
import { type RequestScene, urlOf } from "./ask/scene.ts";
import * as calls from "./calls.ts";
import { absentKey } from "./policy.ts";

/** What visitors call on the hosts of markets. */
export const addRequestRoutes = (api: Api, scene: RequestScene): void => {
  api.write(calls.askForSeat, {
    async write({ trx, visit, params, body }) {
      const { request, market } = visit;
      const asker = { market, address: request.ip, sentKey: sentKeyOf(request) };
      const sending = { ...asker, tourId: params.id, input: body };
      const taken = await withProblems(() => takeRequest(trx, scene, sending));
      return { body: { number: numberOf(taken.request), url: urlOf(scene, market, taken.key) } };
    },
  });

  api.route(calls.getRequest, {
    async handle({ db, visit, params: { key } }) {
      const request = await ownRequest(db, visit.market, key);
      if (!request) throw new Problem(404, absentKey);
      return { body: await toOwnRequest(db, request) };
    },
  });

  api.write(calls.changeRequest, {
    async write({ trx, visit: { market }, params: { key }, body }) {
      if (!(await ownRequest(trx, market, key))) throw new Problem(404, absentKey);
      const changed = await withProblems(() => changeOwnRequest(trx, scene, { market, key }, body));
      return { body: await toOwnRequest(trx, changed) };
    },
  });

  api.write(calls.withdrawRequest, {
    async write({ trx, visit: { market }, params: { key } }) {
      if (!(await ownRequest(trx, market, key))) throw new Problem(404, absentKey);
      const withdrawn = await withProblems(() => withdrawOwnRequest(trx, scene, { market, key }));
      return { body: await toOwnRequest(trx, withdrawn) };
    },
  });
};
