import { prefetch } from "../prefetch/prefetch.ts";
import { seenAs, seenAsHeader } from "./seen-as.ts";

/** The header with the e-mail, percent-encoded, of the account that opened the page. */
export const openedByHeader = "x-opened-by";

type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** Names who opened the page, and the lower role as which the office is seen. */
const withAccount = (init: RequestInit = {}, openedBy: string | null): RequestInit => {
  const role = seenAs();
  if (openedBy === null && role === null) return init;
  const headers = new Headers(init.headers);
  if (openedBy !== null) headers.set(openedByHeader, encodeURIComponent(openedBy)); // headers hold Latin-1 only
  if (role !== null) headers.set(seenAsHeader, role);
  return { ...init, headers };
};

/**
 * `asking`: the dialog offers the sign-in; `declined`: the person closed the dialog without signing
 * in.
 */
export type RenewalState = "fine" | "asking" | "declined";

/**
 * Lets requests outlive an ended session: a request answered with 401 waits until somebody has
 * signed in again, and is then sent once more unchanged. The dialog that offers the sign-in watches
 * the state, and may mount after the first request. Where nobody is signed in and nothing watches,
 * the 401 is returned.
 */
export const createRenewal = () => {
  let state: RenewalState = "fine";
  let openedBy: string | null = null;
  let waiting: ((isRenewed: boolean) => void)[] = [];
  const watchers = new Set<() => void>();

  const setState = (next: RenewalState) => {
    if (state === next) return;
    state = next;
    for (const watcher of watchers) watcher();
  };
  const answer = (isRenewed: boolean) => {
    const resolvers = waiting;
    waiting = [];
    setState(isRenewed ? "fine" : "declined");
    for (const each of resolvers) each(isRenewed);
  };
  const requestSignIn = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      setState("asking");
    });

  const isWatched = () => watchers.size > 0 || openedBy !== null;
  const withOpenedBy = (init?: RequestInit) => withAccount(init, openedBy);

  return {
    state: () => state,
    /** Requests name this account from now on; the server refuses them once another signs in. */
    setOpenedBy: (email: string) => {
      openedBy = email;
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    /** Sends the waiting requests again after a sign-in. */
    renewed: () => answer(true),
    /**
     * Gives the waiting requests their 401. The next request that a person waits for offers the
     * sign-in again.
     */
    decline: () => answer(false),
    /**
     * Wraps `fetch` for background requests: a 401 opens the sign-in unless it was declined, and is
     * returned at once.
     */
    inBackground:
      (call: Call): Call =>
      async (path, init) => {
        const answer = await call(path, withOpenedBy(init));
        if (answer.status === 401 && state === "fine" && isWatched()) setState("asking");
        return answer;
      },
    /**
     * Wraps `fetch` so that requests outlive the session. The body must be one that can be sent
     * twice.
     */
    withRenewal: (call: Call): Call => {
      const send: Call = async (path, init) => {
        const first = await call(path, withOpenedBy(init));
        if (first.status !== 401) {
          if (state === "declined") setState("fine"); // signed in again in another tab
          return first;
        }
        if (!isWatched()) return first;
        return (await requestSignIn()) ? send(path, init) : first;
      };
      return send;
    },
  };
};

/** The instance of the staff app. */
export const sessionRenewal = createRenewal();

const isRead = (init: RequestInit = {}): boolean => (init.method ?? "GET") === "GET";

// What was loaded ahead was loaded in the account's own role.
const send: Call = (path, init) =>
  (isRead(init) && seenAs() === null && prefetch.take(path)) || fetch(path, init);

/** `fetch` for requests that somebody waits for. */
export const renewingFetch: Call = sessionRenewal.withRenewal(send);

/** `fetch` for requests that nobody waits for, such as heartbeats. */
export const backgroundFetch: Call = sessionRenewal.inBackground(send);
