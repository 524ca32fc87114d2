import type { PresenceResponse } from "#platform/presence/presence-contract.ts";
import { apiUrl } from "../api-base.ts";
import { backgroundFetch } from "../session/session-renewal.ts";
import type { HeartbeatTransport } from "./heartbeat.ts";
import { subscribeToPresence } from "./subscribe.ts";

/** @param recordPath of a record below `/api/`, such as `it/redirects/<id>` */
export const transportFor = (recordPath: string): HeartbeatTransport => {
  const path = apiUrl(`${recordPath}/presence`);
  const session = crypto.randomUUID();
  return {
    session,
    async send(heartbeatRequest) {
      const response = await backgroundFetch(path, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(heartbeatRequest),
      });
      if (response.status === 403 || response.status === 404) return null;
      if (!response.ok) throw new Error(`presence answered ${response.status}`);
      return response.json() as Promise<PresenceResponse>;
    },
    subscribe: (onActivity) => subscribeToPresence(`${path}/events`, session, onActivity),
    leave() {
      const body = new Blob([JSON.stringify({ session })], { type: "application/json" });
      navigator.sendBeacon(`${path}/leave`, body); // unlike fetch, a beacon is still sent when the tab closes
    },
  };
};
