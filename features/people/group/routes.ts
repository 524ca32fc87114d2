import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { absentDeparture, getGroup } from "./calls.ts";
import { type GroupScene, readGroup } from "./read-group.ts";

/** Mounted at `/api` of the hosts of markets. */
export const addGroupCall = (api: Api, scene: GroupScene): void => {
  api.route(getGroup, {
    async handle({ db, visitor: { market }, params: { id } }) {
      const body = await readGroup(scene, db, market, id);
      if (!body) throw new Problem(404, absentDeparture);
      return { body };
    },
  });
};
