import type {
  LostLock,
  Other,
  PresenceAnswer,
  PresenceBeat,
} from "#features/pages/presence-contract.ts";

/** What the editor says of itself. */
export type Doing = Readonly<{ blockId: string | null; hasTyped: boolean }>;

export type BeatWays = Readonly<{
  session: string;
  /** @returns null for a page that is not, or no longer, there; rejects when no answer came */
  send: (beat: PresenceBeat) => Promise<PresenceAnswer | null>;
  leave: () => void;
  /** Calls back when others did something; returns what stops it. */
  hear: (onNews: () => void) => () => void;
}>;

const every = 8000;
const slowest = 60_000;
const gap = 500;
const debounce = 150;
const idle = 120_000;

type Seen = Readonly<{ others: readonly Other[]; lost: LostLock | null }>;
const nobody: Seen = { others: [], lost: null };
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Tells the server every eight seconds what this tab does, and at once when that changes, one call
 * at a time and never two within half a second. Whoever watches hears of it only when others did
 * something. A server that does not answer is asked ever less often. Nothing is sent before `wake`.
 */
export const createBeats = ({ session, send, leave, hear }: BeatWays) => {
  let doing: Doing = { blockId: null, hasTyped: false };
  let seen = nobody;
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
  let stopHearing = () => {};
  const watchers = new Set<() => void>();

  const see = (next: Seen) => {
    if (isSame(next, seen)) return;
    seen = next;
    for (const watcher of watchers) watcher();
  };

  const isEditing = () =>
    doing.blockId !== null &&
    (doing.hasTyped || taken === doing.blockId) &&
    Date.now() - typedAt < idle;

  const plan = (delay: number) => {
    clearTimeout(timer);
    if (state === "awake") timer = setTimeout(() => void beat(), delay);
  };
  const soon = () => {
    isDirty = true;
    if (!isSending) plan(Math.max(debounce, sentAt + gap - Date.now()));
  };

  const take = (answer: PresenceAnswer) => {
    const { others, lost } = answer;
    if (lost === null) dismissed = null;
    see({ others, lost: isSame(lost, dismissed) ? null : lost });
  };

  const beat = async () => {
    const { blockId } = doing;
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
        stopHearing();
      }
      if (state === "awake") take(answer ?? nobody);
      else see(nobody);
    } catch {
      failures += 1;
      see(nobody); // whoever was here may have gone
    }
    isSending = false;
    if (isDirty && failures === 0) soon();
    else plan(Math.min(every * 2 ** failures, slowest));
  };

  return {
    seen: () => seen,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    say: (next: Doing) => {
      if (next.hasTyped && !(doing.hasTyped && doing.blockId === next.blockId))
        typedAt = Date.now();
      if (next.blockId !== doing.blockId) {
        taken = null;
        if (wanted !== next.blockId) wanted = null;
        if (seen.lost) see({ ...seen, lost: null });
      }
      doing = next;
      soon();
    },
    /** A key was pressed somewhere on the page. */
    typed: () => {
      const wasEditing = isEditing();
      typedAt = Date.now();
      if (!wasEditing && isEditing()) soon();
    },
    takeOver: (blockId: string) => {
      wanted = blockId;
      taken = blockId;
      typedAt = Date.now();
      soon();
    },
    dismissLost: () => {
      dismissed = seen.lost;
      see({ ...seen, lost: null });
    },
    /** Off the page until `wake`: its locks are free. */
    sleep: () => {
      if (state !== "awake") return;
      state = "asleep";
      clearTimeout(timer);
      stopHearing();
      leave();
      see(nobody);
    },
    wake: () => {
      if (state === "gone") return;
      state = "awake";
      failures = 0;
      stopHearing();
      stopHearing = hear(soon);
      soon();
    },
  };
};

export type Beats = ReturnType<typeof createBeats>;
