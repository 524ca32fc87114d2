import type {
  LostLock,
  PresenceResponse,
  HeartbeatRequest,
} from "#platform/presence/presence-contract.ts";

export type Activity = Readonly<{ focus: string | null; hasTyped: boolean }>;

export type HeartbeatTransport = Readonly<{
  session: string;
  /**
   * @returns null when the record does not exist (any more); rejects when the server does not answer
   */
  send: (request: HeartbeatRequest) => Promise<PresenceResponse | null>;
  leave: () => void;
  /** Calls back on activity of other users; returns the unsubscribe function. */
  subscribe: (onActivity: () => void) => () => void;
}>;

const intervalMs = 8000;
const maxIntervalMs = 60_000;
const minGapMs = 500;
const debounceMs = 150;
const idleAfterMs = 120_000;

type PresenceView = PresenceResponse;
const emptyView: PresenceView = { others: [], lost: null, version: null };
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What this tab is doing on the record, and whether it holds the lock of its focus. */
const createActivity = () => {
  let activity: Activity = { focus: null, hasTyped: false };
  let lastKeyAt = -Infinity;
  let takenOverId: string | null = null;
  let requestedTakeOverId: string | null = null;
  const isEditing = () =>
    activity.focus !== null &&
    (activity.hasTyped || takenOverId === activity.focus) &&
    Date.now() - lastKeyAt < idleAfterMs;
  return {
    isEditing,
    focus: () => activity.focus,
    /** Whether the next request asks for the lock of the focus. */
    isTakingOver: () => activity.focus !== null && requestedTakeOverId === activity.focus,
    confirmTakeOver: () => {
      requestedTakeOverId = null;
    },
    takeOver: (focus: string) => {
      requestedTakeOverId = focus;
      takenOverId = focus;
      lastKeyAt = Date.now();
    },
    /** @returns whether the focus is another now */
    change: (next: Activity): boolean => {
      const isOtherFocus = next.focus !== activity.focus;
      if (next.hasTyped && (isOtherFocus || !activity.hasTyped)) lastKeyAt = Date.now();
      if (isOtherFocus) {
        takenOverId = null;
        if (requestedTakeOverId !== next.focus) requestedTakeOverId = null;
      }
      activity = next;
      return isOtherFocus;
    },
    /** @returns whether this key press starts holding a lock */
    recordKeyPress: (): boolean => {
      const wasEditing = isEditing();
      lastKeyAt = Date.now();
      return !wasEditing && isEditing();
    },
  };
};

/** What the server last reported of other users; watchers are called only when it changes. */
const createView = () => {
  let view = emptyView;
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
    clear: () => set(emptyView),
    apply: (answer: PresenceResponse) => {
      if (answer.lost === null) dismissed = null;
      set({ ...answer, lost: isSame(answer.lost, dismissed) ? null : answer.lost });
    },
    clearLost: () => {
      if (view.lost) set({ ...view, lost: null });
    },
    dismissLost: () => {
      dismissed = view.lost;
      set({ ...view, lost: null });
    },
  };
};

/**
 * Reports this tab's activity every eight seconds and right after a change: one request at a time,
 * at least half a second apart. Watchers are called only when other users did something. Requests
 * back off while the server does not answer. Nothing is sent before `wake`.
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
    if (state === "awake") timer = setTimeout(() => void sendHeartbeat(), delay);
  };
  const sendSoon = () => {
    isDirty = true;
    if (!isSending) schedule(Math.max(debounceMs, sentAt + minGapMs - Date.now()));
  };

  const sendHeartbeat = async () => {
    const focus = activity.focus();
    const takeOver = activity.isTakingOver();
    isSending = true;
    isDirty = false;
    sentAt = Date.now();
    try {
      const answer = await send({ session, focus, isEditing: activity.isEditing(), takeOver });
      failures = 0;
      if (takeOver) activity.confirmTakeOver();
      if (answer === null) {
        state = "gone";
        unsubscribe();
      }
      if (state === "awake") view.apply(answer ?? emptyView);
      else view.clear();
    } catch {
      failures += 1;
      view.clear(); // the other users may have left
    }
    isSending = false;
    if (isDirty && failures === 0) sendSoon();
    else schedule(Math.min(intervalMs * 2 ** failures, maxIntervalMs));
  };

  return {
    view: view.get,
    watch: view.watch,
    report: (next: Activity) => {
      if (activity.change(next)) view.clearLost();
      sendSoon();
    },
    recordKeyPress: () => {
      if (activity.recordKeyPress()) sendSoon();
    },
    takeOver: (focus: string) => {
      activity.takeOver(focus);
      sendSoon();
    },
    dismissLost: view.dismissLost,
    /** Reports that this tab has left the record, which releases its locks. */
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
