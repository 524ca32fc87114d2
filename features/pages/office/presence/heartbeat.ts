import type {
  LostLock,
  OtherSession,
  PresenceResponse,
  HeartbeatRequest,
} from "#features/pages/presence-contract.ts";

/** What the editor says of itself. */
export type Activity = Readonly<{ blockId: string | null; hasTyped: boolean }>;

export type HeartbeatTransport = Readonly<{
  session: string;
  /** @returns null for a page that is not, or no longer, there; rejects when no answer came */
  send: (beat: HeartbeatRequest) => Promise<PresenceResponse | null>;
  leave: () => void;
  /** Calls back when others did something; returns what stops it. */
  subscribe: (onNews: () => void) => () => void;
}>;

const intervalMs = 8000;
const maxIntervalMs = 60_000;
const minGapMs = 500;
const debounceMs = 150;
const idleAfterMs = 120_000;

type PresenceView = Readonly<{ others: readonly OtherSession[]; lost: LostLock | null }>;
const nobody: PresenceView = { others: [], lost: null };
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Tells the server every eight seconds what this tab does, and at once when that changes, one call
 * at a time and never two within half a second. Whoever watches hears of it only when others did
 * something. A server that does not answer is asked ever less often. Nothing is sent before `wake`.
 */
export const createHeartbeat = ({ session, send, leave, subscribe }: HeartbeatTransport) => {
  let activity: Activity = { blockId: null, hasTyped: false };
  let view = nobody;
  let typedAt = -Infinity;
  let taken: string | null = null;
  let wanted: string | null = null;
  let dismissed: LostLock | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  let failures = 0;
  let isSending = false;
  let isDirty = false;
  let state: "awake" | "asleep" | "gone" = "asleep";
  let unsubscribe = () => {};
  const watchers = new Set<() => void>();

  const setView = (next: PresenceView) => {
    if (isSame(next, view)) return;
    view = next;
    for (const watcher of watchers) watcher();
  };

  const isEditing = () =>
    activity.blockId !== null &&
    (activity.hasTyped || taken === activity.blockId) &&
    Date.now() - typedAt < idleAfterMs;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (state === "awake") timer = setTimeout(() => void beat(), delay);
  };
  const sendSoon = () => {
    isDirty = true;
    if (!isSending) schedule(Math.max(debounceMs, sentAt + minGapMs - Date.now()));
  };

  const applyAnswer = (answer: PresenceResponse) => {
    const { others, lost } = answer;
    if (lost === null) dismissed = null;
    setView({ others, lost: isSame(lost, dismissed) ? null : lost });
  };

  const beat = async () => {
    const { blockId } = activity;
    const takeOver = blockId !== null && wanted === blockId;
    isSending = true;
    isDirty = false;
    sentAt = Date.now();
    try {
      const answer = await send({ session, blockId, isEditing: isEditing(), takeOver });
      failures = 0;
      if (takeOver) wanted = null;
      if (answer === null) {
        state = "gone";
        unsubscribe();
      }
      if (state === "awake") applyAnswer(answer ?? nobody);
      else setView(nobody);
    } catch {
      failures += 1;
      setView(nobody); // whoever was here may have gone
    }
    isSending = false;
    if (isDirty && failures === 0) sendSoon();
    else schedule(Math.min(intervalMs * 2 ** failures, maxIntervalMs));
  };

  return {
    seen: () => view,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    report: (next: Activity) => {
      if (next.hasTyped && !(activity.hasTyped && activity.blockId === next.blockId))
        typedAt = Date.now();
      if (next.blockId !== activity.blockId) {
        taken = null;
        if (wanted !== next.blockId) wanted = null;
        if (view.lost) setView({ ...view, lost: null });
      }
      activity = next;
      sendSoon();
    },
    /** A key was pressed somewhere on the page. */
    typed: () => {
      const wasEditing = isEditing();
      typedAt = Date.now();
      if (!wasEditing && isEditing()) sendSoon();
    },
    takeOver: (blockId: string) => {
      wanted = blockId;
      taken = blockId;
      typedAt = Date.now();
      sendSoon();
    },
    dismissLost: () => {
      dismissed = view.lost;
      setView({ ...view, lost: null });
    },
    /** Off the page until `wake`: its locks are free. */
    sleep: () => {
      if (state !== "awake") return;
      state = "asleep";
      clearTimeout(timer);
      unsubscribe();
      leave();
      setView(nobody);
    },
    wake: () => {
      if (state === "gone") return;
      state = "awake";
      failures = 0;
      unsubscribe();
      unsubscribe = subscribe(sendSoon);
      sendSoon();
    },
  };
};

export type Heartbeat = ReturnType<typeof createHeartbeat>;
