import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { retryDelaySeconds } from "./retry-delay.ts";

export type Loading = Readonly<{ isLoading: boolean; error: Error | null; onRetry: () => void }>;

export type Failure = Readonly<{ error: Error; count: number }>;

/** The last error and how often it failed, kept while it is tried again; null after a success. */
const useFailure = ({ isLoading, error }: Loading): Failure | null => {
  const [failure, setFailure] = useState<Failure | null>(null);
  if (error && error !== failure?.error) setFailure({ error, count: (failure?.count ?? 0) + 1 });
  if (!error && !isLoading && failure) setFailure(null);
  return failure;
};

const watchConnection = (onChange: () => void) => {
  const events = ["online", "offline"] as const;
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
};

/**
 * Tries again by itself when the connection returns, and after a while where the server was away.
 * @returns what failed last, and when it is tried again: in so many seconds, with the connection,
 * or not by itself
 */
export const useAutoRetry = (loading: Loading) => {
  const { isLoading, onRetry } = loading;
  const failure = useFailure(loading);
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const seconds = failure && retryDelaySeconds(failure.error, failure.count);
  const count = failure?.count ?? 0;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (seconds === null || isLoading) return undefined;
    if (!isOnline) {
      wasOffline.current = true;
      return undefined;
    }
    const wait = wasOffline.current ? 0 : seconds * 1000;
    wasOffline.current = false;
    const timer = setTimeout(() => retry.current(), wait);
    return () => clearTimeout(timer);
  }, [seconds, count, isLoading, isOnline]);
  return { failure, isOnline, seconds };
};
