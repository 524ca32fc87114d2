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

/** What this tab does on the page, and whether that holds a lock. */
const createActivity = () => {
  let activity: Activity = { blockId: null, hasTyped: false };
  let typedAt = -Infinity;
  let taken: string | null = null;
  let wanted: string | null = null;
  const isEditing = () =>
    activity.blockId !== null &&
    (activity.hasTyped || taken === activity.blockId) &&
    Date.now() - typedAt < idleAfterMs;
  return {
    isEditing,
    blockId: () => activity.blockId,
    /** Whether the lock of the open block is asked for with the next call. */
    isTakingOver: () => activity.blockId !== null && wanted === activity.blockId,
    tookOver: () => {
      wanted = null;
    },
    takeOver: (blockId: string) => {
      wanted = blockId;
      taken = blockId;
      typedAt = Date.now();
    },
    /** @returns whether another block is open now */
    change: (next: Activity): boolean => {
      const isOther = next.blockId !== activity.blockId;
      if (next.hasTyped && (isOther || !activity.hasTyped)) typedAt = Date.now();
      if (isOther) {
        taken = null;
        if (wanted !== next.blockId) wanted = null;
      }
      activity = next;
      return isOther;
    },
    /** @returns whether a lock is held now that was not before */
    typed: (): boolean => {
      const wasEditing = isEditing();
      typedAt = Date.now();
      return !wasEditing && isEditing();
    },
  };
};

/** What is known of others on the page; who watches hears of what is new alone. */
const createView = () => {
  let view = nobody;
  let dismissed: LostLock | null = null;
  const watchers = new Set<() => void>();
  const set = (next: PresenceView) => {
    if (isSame(next, view)) return;
    view = next;
    for (const watcher of watchers) watcher();
  };
  return {
    get: () => view,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    clear: () => set(nobody),
    apply: ({ others, lost }: PresenceResponse) => {
      if (lost === null) dismissed = null;
      set({ others, lost: isSame(lost, dismissed) ? null : lost });
    },
    forgetLost: () => {
      if (view.lost) set({ ...view, lost: null });
    },
    dismissLost: () => {
      dismissed = view.lost;
      set({ ...view, lost: null });
    },
  };
};

/**
 * Tells the server every eight seconds what this tab does, and at once when that changes, one call
 * at a time and never two within half a second. Whoever watches hears of it only when others did
 * something. A server that does not answer is asked ever less often. Nothing is sent before `wake`.
 */
export const createHeartbeat = ({ session, send, leave, subscribe }: HeartbeatTransport) => {
  const activity = createActivity();
  const view = createView();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  let failures = 0;
  let isSending = false;
  let isDirty = false;
  let state: "awake" | "asleep" | "gone" = "asleep";
  let unsubscribe = () => {};

  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (state === "awake") timer = setTimeout(() => void beat(), delay);
  };
  const sendSoon = () => {
    isDirty = true;
    if (!isSending) schedule(Math.max(debounceMs, sentAt + minGapMs - Date.now()));
  };

  const beat = async () => {
    const blockId = activity.blockId();
    const takeOver = activity.isTakingOver();
    isSending = true;
    isDirty = false;
    sentAt = Date.now();
    try {
      const answer = await send({ session, blockId, isEditing: activity.isEditing(), takeOver });
      failures = 0;
      if (takeOver) activity.tookOver();
      if (answer === null) {
        state = "gone";
        unsubscribe();
      }
      if (state === "awake") view.apply(answer ?? nobody);
      else view.clear();
    } catch {
      failures += 1;
      view.clear(); // whoever was here may have gone
    }
    isSending = false;
    if (isDirty && failures === 0) sendSoon();
    else schedule(Math.min(intervalMs * 2 ** failures, maxIntervalMs));
  };

  return {
    view: view.get,
    watch: view.watch,
    report: (next: Activity) => {
      if (activity.change(next)) view.forgetLost();
      sendSoon();
    },
    /** A key was pressed somewhere on the page. */
    typed: () => {
      if (activity.typed()) sendSoon();
    },
    takeOver: (blockId: string) => {
      activity.takeOver(blockId);
      sendSoon();
    },
    dismissLost: view.dismissLost,
    /** Off the page until `wake`: its locks are free. */
    sleep: () => {
      if (state !== "awake") return;
      state = "asleep";
      clearTimeout(timer);
      unsubscribe();
      leave();
      view.clear();
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
