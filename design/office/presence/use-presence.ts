import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createHeartbeat, type Heartbeat } from "#platform/browser/presence/heartbeat.ts";
import { transportFor } from "#platform/browser/presence/transport.ts";
import { watchIdle } from "#platform/browser/presence/watch-idle.ts";
import { sessionRenewal } from "#platform/browser/session/session-renewal.ts";
import type { LostLock, OtherSession } from "#platform/presence/presence-contract.ts";
import { lockHolder, ownOtherTab } from "./locks.ts";

/** Reports this tab's presence while the component is mounted. */
const useHeartbeat = (path: string | null): Heartbeat | null => {
  const heartbeat = useMemo(
    () => (path === null ? null : createHeartbeat(transportFor(path))),
    [path],
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
  /** Of the record below `/api/`; null for an unsaved one, which nobody else can have open. */
  path: string | null;
  /** Id of the open block, or path of the field that has the focus. */
  focus: string | null;
  /** Whether what has the focus was changed since it got it. */
  hasTyped: boolean;
}>;

export type Presence = Readonly<{
  others: readonly OtherSession[];
  /** The newest saved version of the record; null while it is not known. */
  version: number | null;
  /** Null when the block or field is free or locked by this account. */
  lockOf: (focus: string) => OtherSession | null;
  /** Another tab of this account that edits it too. */
  ownTabOf: (focus: string) => OtherSession | null;
  /** Takes the lock of the focus; the other user is notified. */
  takeOver: (focus: string) => void;
  /** Set after another user took the lock of the focus. */
  lost: LostLock | null;
  dismissLost: () => void;
}>;

const emptyView = { others: [], lost: null, version: null };
const getEmptyView = () => emptyView;
const subscribeToNothing = () => () => {};

/** The returned object stays the same until other users do something. */
export const usePresence = ({ path, focus, hasTyped }: PresenceOptions): Presence => {
  const heartbeat = useHeartbeat(path);
  useEffect(() => {
    heartbeat?.report({ focus, hasTyped });
  }, [heartbeat, focus, hasTyped]);
  const view = useSyncExternalStore(
    heartbeat?.watch ?? subscribeToNothing,
    heartbeat?.view ?? getEmptyView,
  );
  return useMemo(
    () => ({
      ...view,
      lockOf: (focus) => lockHolder(view.others, focus),
      ownTabOf: (focus) => ownOtherTab(view.others, focus),
      takeOver: (focus) => heartbeat?.takeOver(focus),
      dismissLost: () => heartbeat?.dismissLost(),
    }),
    [view, heartbeat],
  );
};
