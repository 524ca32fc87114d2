import { streamReplacedEvent } from "#platform/presence/presence-contract.ts";

/**
 * Subscribes to server-sent events on activity of other users. Only a visible tab keeps its stream:
 * over HTTP/1.1 a browser allows six connections per host, and users have more tabs than that.
 * @param session id of this tab, whose own events are ignored
 * @returns a function that unsubscribes
 */
export const subscribeToPresence = (
  path: string,
  session: string,
  onActivity: () => void,
): (() => void) => {
  let source: EventSource | null = null;
  const close = () => {
    source?.close();
    source = null;
  };
  const updateConnection = () => {
    if (document.visibilityState === "hidden") return close();
    if (source) return;
    source = new EventSource(path);
    source.addEventListener(streamReplacedEvent, close); // this tab relies on heartbeats
    source.addEventListener("message", ({ data }) => {
      if (data !== session) onActivity();
    });
  };
  document.addEventListener("visibilitychange", updateConnection);
  updateConnection();
  return () => {
    document.removeEventListener("visibilitychange", updateConnection);
    close();
  };
};
