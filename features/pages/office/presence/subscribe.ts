import { streamReplacedEvent } from "#features/pages/presence-contract.ts";

/**
 * Hears from the server when others do something on a page. Only a tab that is seen keeps its
 * stream: over HTTP/1.1 a browser has six connections to a host, and more tabs than that.
 * @param session this tab's own, whose doings are no news to it
 * @returns a function that stops listening
 */
export const subscribeToPresence = (
  path: string,
  session: string,
  onNews: () => void,
): (() => void) => {
  let source: EventSource | null = null;
  const close = () => {
    source?.close();
    source = null;
  };
  const follow = () => {
    if (document.visibilityState === "hidden") return close();
    if (source) return;
    source = new EventSource(path);
    source.addEventListener(streamReplacedEvent, close); // newer tabs have theirs; beats serve this one
    source.addEventListener("message", ({ data }) => {
      if (data !== session) onNews();
    });
  };
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close();
  };
};
