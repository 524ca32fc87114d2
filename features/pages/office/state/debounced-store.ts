import type { PageState, PageStore } from "./page-store.ts";

/** What tells a clock's time and rings after some milliseconds; given, so that tests own the time. */
export type Clock = Readonly<{
  now: () => number;
  /** @returns what takes the ring back */
  after: (delay: number, ring: () => void) => () => void;
}>;

export type DebouncedStore = Pick<PageStore, "getState" | "getInitialState" | "subscribe">;

const debounceMs = 150; // ms without a key, after which what was typed is shown all around
const maxWaitMs = 3000; // ms that somebody types on until it is shown all the same

const isTyping = ({ history }: PageState, before: PageState): boolean =>
  history.edits !== before.history.edits &&
  history.done === history.edits.length &&
  Boolean(history.edits.at(-1)?.typing);

/**
 * The open page for all that stands around the field that is typed in: the first key shows at once,
 * those that follow in a pause, so that each is drawn in its own field alone. All that is no typing
 * shows at once.
 */
export const createDebouncedStore = (store: PageStore, clock: Clock): DebouncedStore => {
  let shown = store.getState();
  let stop: (() => void) | null = null;
  let quietAt = 0;
  const listeners = new Set<(state: PageState, before: PageState) => void>();

  const publish = () => {
    const before = shown;
    shown = store.getState();
    if (shown !== before) for (const listener of listeners) listener(shown, before);
  };
  const cancel = () => {
    stop?.();
    stop = null;
  };
  /** @param since when what was typed was shown last */
  const schedule = (since: number) => {
    const ring = () => {
      const now = clock.now();
      if (now < quietAt && now < since + maxWaitMs) return schedule(since);
      publish();
      if (now < quietAt) schedule(now);
      else cancel();
    };
    stop = clock.after(Math.min(quietAt, since + maxWaitMs) - clock.now(), ring);
  };
  const handleChange = (state: PageState, before: PageState) => {
    if (!isTyping(state, before)) {
      cancel();
      return publish();
    }
    quietAt = clock.now() + debounceMs;
    if (stop) return;
    publish();
    schedule(clock.now());
  };

  let unsubscribe = () => {};
  return {
    getState: () => (listeners.size === 0 ? store.getState() : shown),
    getInitialState: store.getInitialState,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        shown = store.getState();
        unsubscribe = store.subscribe(handleChange);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe();
        cancel();
      };
    },
  };
};
