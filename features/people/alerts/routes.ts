import type { Visitor } from "#platform/server/http/routes/access.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type Alerts, ownerOf } from "./alerts.ts";
import * as calls from "./calls.ts";

/** Mounted at `/api` of the hosts of markets. */
export const addAlertCalls = (api: Api, alerts: Alerts): void => {
  const end = async ({ visitor, params: { id } }: { visitor: Visitor; params: { id: string } }) => {
    await alerts.end(ownerOf(visitor), id);
    return {};
  };
  api.route(calls.getAlerts, {
    handle: async ({ visitor }) => ({ body: { items: await alerts.list(ownerOf(visitor)) } }),
  });
  api.route(calls.setTourAlert, {
    async handle({ visitor, params: { id }, body }) {
      await alerts.setTour(ownerOf(visitor), id, body);
      return {};
    },
  });
  api.route(calls.setTravelAlert, {
    async handle({ visitor, params: { id }, body }) {
      await alerts.setTravel(ownerOf(visitor), id, body);
      return {};
    },
  });
  api.route(calls.endTourAlert, { handle: end });
  api.route(calls.endTravelAlert, { handle: end });
};
