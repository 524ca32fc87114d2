import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** How many parts of the screen load something while what was there before stays. */
const running = createStore<number>()(() => 0);

/** Runs the bar at the head of the window while it is true. */
export const useLoadingWork = (isLoading: boolean): void => {
  useEffect(() => {
    if (!isLoading) return undefined;
    running.setState((count) => count + 1, true);
    return () => running.setState((count) => count - 1, true);
  }, [isLoading]);
};

export const useIsAnyLoading = (): boolean => useStore(running, (count) => count > 0);
