import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { LostLock, Other, PresenceAnswer } from "#features/pages/presence-contract.ts";
import { backgroundFetch, sessionRenewal } from "#platform/browser/renewal.ts";
import { watchAttention } from "./attention.ts";
import { type Beats, type BeatWays, createBeats } from "./heartbeat.ts";
import { hearNews } from "./subscribe.ts";

const waysOf = (country: string, pageId: string): BeatWays => {
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
      return answer.json() as Promise<PresenceAnswer>;
    },
    hear: (onNews) => hearNews(`${path}/events`, session, onNews),
    leave() {
      const body = new Blob([JSON.stringify({ session })], { type: "application/json" });
      navigator.sendBeacon(`${path}/leave`, body); // the one call that outlives a closing tab
    },
  };
};

/** Says that this tab has the page open, for as long as somebody is at it. */
const useBeats = (country: string, pageId: string | null): Beats | null => {
  const beats = useMemo(
    () => (pageId === null ? null : createBeats(waysOf(country, pageId))),
    [country, pageId],
  );
  useEffect(() => {
    if (!beats) return undefined;
    const stopWatching = watchAttention(beats);
    const stopRenewal = sessionRenewal.watch(() => {
      if (sessionRenewal.state() === "fine") beats.wake();
    });
    beats.wake();
    return () => {
      stopWatching();
      stopRenewal();
      beats.sleep();
    };
  }, [beats]);
  return beats;
};

export type PresenceOf = Readonly<{
  country: string;
  /** Null for a page that is not saved yet: nobody else can have it open. */
  pageId: string | null;
  openBlockId: string | null;
  /** Something was typed into the open block since it was opened. */
  hasTyped: boolean;
}>;

export type Presence = Readonly<{
  others: readonly Other[];
  /** Who is editing a block, null when it is free or one's own. */
  lockOf: (blockId: string) => Other | null;
  /** Takes the lock of the open block; the other is told. */
  takeOver: (blockId: string) => void;
  /** Somebody took the lock of the open block. */
  lost: LostLock | null;
  dismissLost: () => void;
}>;

const nobody = { others: [], lost: null };
const seeNobody = () => nobody;
const neverChanges = () => () => {};

/** Who else has the page open. The object is the same until others do something. */
export const usePresence = ({ country, pageId, openBlockId, hasTyped }: PresenceOf): Presence => {
  const beats = useBeats(country, pageId);
  useEffect(() => {
    beats?.say({ blockId: openBlockId, hasTyped });
  }, [beats, openBlockId, hasTyped]);
  const seen = useSyncExternalStore(beats?.watch ?? neverChanges, beats?.seen ?? seeNobody);
  return useMemo(
    () => ({
      ...seen,
      lockOf: (blockId) =>
        seen.others.find((other) => other.isEditing && other.blockId === blockId) ?? null,
      takeOver: (blockId) => beats?.takeOver(blockId),
      dismissLost: () => beats?.dismissLost(),
    }),
    [seen, beats],
  );
};
