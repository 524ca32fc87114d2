import { streamReplacedEvent } from "#features/pages/presence-contract.ts";

/**
 * Server-sent events on activity of other users. Only a visible tab keeps its stream: over HTTP/1.1
 * a browser allows six connections per host, and users have more tabs than that.
 * @param session this tab's own, whose events are ignored
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
    source.addEventListener(streamReplacedEvent, close); // newer tabs took the connections; heartbeats must do
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
