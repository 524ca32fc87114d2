import { useEffect, useMemo, useSyncExternalStore } from "react";
import type {
  LostLock,
  OtherSession,
  PresenceResponse,
} from "#features/pages/presence-contract.ts";
import { backgroundFetch, sessionRenewal } from "#platform/browser/session-renewal.ts";
import { watchAttention } from "./attention.ts";
import { type Heartbeat, type HeartbeatTransport, createHeartbeat } from "./heartbeat.ts";
import { subscribeToPresence } from "./subscribe.ts";

const transportFor = (country: string, pageId: string): HeartbeatTransport => {
  const path = `/api/${country}/custompages/${pageId}/presence`;
  const session = crypto.randomUUID();
  return {
    session,
    async send(beat) {
      const answer = await backgroundFetch(path, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(beat),
      });
      if (answer.status === 403 || answer.status === 404) return null;
      if (!answer.ok) throw new Error(`presence answered ${answer.status}`);
      return answer.json() as Promise<PresenceResponse>;
    },
    subscribe: (onNews) => subscribeToPresence(`${path}/events`, session, onNews),
    leave() {
      const body = new Blob([JSON.stringify({ session })], { type: "application/json" });
      navigator.sendBeacon(`${path}/leave`, body); // the one call that outlives a closing tab
    },
  };
};

/** Says that this tab has the page open, for as long as somebody is at it. */
const useHeartbeat = (country: string, pageId: string | null): Heartbeat | null => {
  const heartbeat = useMemo(
    () => (pageId === null ? null : createHeartbeat(transportFor(country, pageId))),
    [country, pageId],
  );
  useEffect(() => {
    if (!heartbeat) return undefined;
    const stopWatching = watchAttention(heartbeat);
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
  /** Null for a page that is not saved yet: nobody else can have it open. */
  pageId: string | null;
  openBlockId: string | null;
  /** Something was typed into the open block since it was opened. */
  hasTyped: boolean;
}>;

export type Presence = Readonly<{
  others: readonly OtherSession[];
  /** Who is editing a block, null when it is free or one's own. */
  lockOf: (blockId: string) => OtherSession | null;
  /** Takes the lock of the open block; the other is told. */
  takeOver: (blockId: string) => void;
  /** Somebody took the lock of the open block. */
  lost: LostLock | null;
  dismissLost: () => void;
}>;

const nobody = { others: [], lost: null };
const getNobody = () => nobody;
const subscribeToNothing = () => () => {};

/** Who else has the page open. The object is the same until others do something. */
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
  const seen = useSyncExternalStore(
    heartbeat?.watch ?? subscribeToNothing,
    heartbeat?.view ?? getNobody,
  );
  return useMemo(
    () => ({
      ...seen,
      lockOf: (blockId) =>
        seen.others.find((other) => other.isEditing && other.blockId === blockId) ?? null,
      takeOver: (blockId) => heartbeat?.takeOver(blockId),
      dismissLost: () => heartbeat?.dismissLost(),
    }),
    [seen, heartbeat],
  );
};
