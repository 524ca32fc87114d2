import type { PageState, PageStore } from "./page-store.ts";

/** Injected, so that tests control the time. */
export type Clock = Readonly<{
  now: () => number;
  /** @returns a function that cancels the timer */
  setTimer: (delayMs: number, callback: () => void) => () => void;
}>;

export type DebouncedStore = Pick<PageStore, "getState" | "getInitialState" | "subscribe">;

const debounceMs = 150; // typing is published after this long without a key stroke
const maxWaitMs = 3000; // continuous typing is published this often

const isTyping = ({ history }: PageState, before: PageState): boolean =>
  history.edits !== before.history.edits &&
  history.done === history.edits.length &&
  Boolean(history.edits.at(-1)?.typing);

/**
 * A view of the store for everything around the field being typed in. The first key stroke is
 * published at once, later ones after a pause, so that only the field itself renders on every key.
 * Changes that are not typing are published at once.
 */
export const createDebouncedStore = (store: PageStore, clock: Clock): DebouncedStore => {
  let published = store.getState();
  let cancelTimer: (() => void) | null = null;
  let pauseEndsAt = 0;
  const listeners = new Set<(state: PageState, before: PageState) => void>();

  const publish = () => {
    const before = published;
    published = store.getState();
    if (published !== before) for (const listener of listeners) listener(published, before);
  };
  const cancel = () => {
    cancelTimer?.();
    cancelTimer = null;
  };
  /** @param lastPublishedAt the clock's time of the last publication, in milliseconds */
  const schedule = (lastPublishedAt: number) => {
    const onTimer = () => {
      const now = clock.now();
      if (now < pauseEndsAt && now < lastPublishedAt + maxWaitMs) return schedule(lastPublishedAt);
      publish();
      if (now < pauseEndsAt) schedule(now);
      else cancel();
    };
    cancelTimer = clock.setTimer(
      Math.min(pauseEndsAt, lastPublishedAt + maxWaitMs) - clock.now(),
      onTimer,
    );
  };
  const handleChange = (state: PageState, before: PageState) => {
    if (!isTyping(state, before)) {
      cancel();
      return publish();
    }
    pauseEndsAt = clock.now() + debounceMs;
    if (cancelTimer) return;
    publish();
    schedule(clock.now());
  };

  let unsubscribe = () => {};
  return {
    getState: () => (listeners.size === 0 ? store.getState() : published),
    getInitialState: store.getInitialState,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        published = store.getState();
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
