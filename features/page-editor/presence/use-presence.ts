import { useEffect, useMemo, useSyncExternalStore } from "react";
import type {
  LostLock,
  OtherSession,
  PresenceResponse,
} from "#features/pages/presence-contract.ts";
import { apiUrl } from "#platform/browser/api-base.ts";
import { backgroundFetch, sessionRenewal } from "#platform/browser/session-renewal.ts";
import { lockHolder, ownOtherTab } from "./block-locks.ts";
import { watchIdle } from "./watch-idle.ts";
import { type Heartbeat, type HeartbeatTransport, createHeartbeat } from "./heartbeat.ts";
import { subscribeToPresence } from "./subscribe.ts";

const transportFor = (country: string, pageId: string): HeartbeatTransport => {
  const path = apiUrl(`${country}/custompages/${pageId}/presence`);
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

/** Reports this tab's presence while the component is mounted. */
const useHeartbeat = (country: string, pageId: string | null): Heartbeat | null => {
  const heartbeat = useMemo(
    () => (pageId === null ? null : createHeartbeat(transportFor(country, pageId))),
    [country, pageId],
  );
  useEffect(() => {
    if (!heartbeat) return undefined;
    const stopWatching = watchIdle(heartbeat);
    const stopRenewal = sessionRenewal.watch(() => {
      if (sessionRenewal.state() === "fine") heartbeat.wake();
    });
    heartbeat.wake();
    return () => {
      stopWatching();
      stopRenewal();
      heartbeat.sleep();
    };
  }, [heartbeat]);
  return heartbeat;
};

export type PresenceOptions = Readonly<{
  country: string;
  /** Null for an unsaved page, which nobody else can have open. */
  pageId: string | null;
  openBlockId: string | null;
  /** Whether the open block was changed since it was opened. */
  hasTyped: boolean;
}>;

export type Presence = Readonly<{
  others: readonly OtherSession[];
  /** Null when the block is free or locked by this account. */
  lockOf: (blockId: string) => OtherSession | null;
  /** Another tab of this account that edits the block too. */
  ownTabOf: (blockId: string) => OtherSession | null;
  /** Takes the open block's lock; the other user is notified. */
  takeOver: (blockId: string) => void;
  /** Set after another user took the open block's lock. */
  lost: LostLock | null;
  dismissLost: () => void;
}>;

const emptyView = { others: [], lost: null };
const getEmptyView = () => emptyView;
const subscribeToNothing = () => () => {};

/** The returned object stays the same until other users do something. */
export const usePresence = ({
  country,
  pageId,
  openBlockId,
  hasTyped,
}: PresenceOptions): Presence => {
  const heartbeat = useHeartbeat(country, pageId);
  useEffect(() => {
    heartbeat?.report({ blockId: openBlockId, hasTyped });
  }, [heartbeat, openBlockId, hasTyped]);
  const view = useSyncExternalStore(
    heartbeat?.watch ?? subscribeToNothing,
    heartbeat?.view ?? getEmptyView,
  );
  return useMemo(
    () => ({
      ...view,
      lockOf: (blockId) => lockHolder(view.others, blockId),
      ownTabOf: (blockId) => ownOtherTab(view.others, blockId),
      takeOver: (blockId) => heartbeat?.takeOver(blockId),
      dismissLost: () => heartbeat?.dismissLost(),
    }),
    [view, heartbeat],
  );
};
