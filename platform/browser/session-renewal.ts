import { prefetch } from "./prefetch.ts";

/** The header that names, percent-encoded, who opened the page that a call comes from. */
export const openedByHeader = "x-opened-by";

type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** Whether a sign-in is asked for now, and whether it was put off before. */
export type RenewalState = "fine" | "asking" | "declined";

/**
 * What stands between calls and an ended session: a call that is answered with 401 waits until
 * somebody has signed in again and is then sent once more, as it was. Whoever asks for the sign-in
 * watches the state, and may come later than the first call; where nobody is signed in to begin with
 * and nobody watches, the 401 is handed on.
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
    const all = waiting;
    waiting = [];
    setState(isRenewed ? "fine" : "declined");
    for (const each of all) each(isRenewed);
  };
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      setState("asking");
    });

  const isWatched = () => watchers.size > 0 || openedBy !== null;
  const withOpenedBy = (init: RequestInit = {}): RequestInit => {
    if (openedBy === null) return init;
    const headers = new Headers(init.headers);
    headers.set(openedByHeader, encodeURIComponent(openedBy)); // headers hold no letters beyond Latin-1
    return { ...init, headers };
  };

  return {
    state: () => state,
    /** Says who opened this page: the server answers their calls alone, whoever signs in later. */
    setOpenedBy: (email: string) => {
      openedBy = email;
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    /** Somebody has signed in: what waits is sent again. */
    renewed: () => answer(true),
    /** Not now: what waits gets its 401. The next call of a person asks again. */
    decline: () => answer(false),
    /** A `fetch` for calls that nobody makes by hand: a 401 asks too, unless it was put off before. */
    inBackground:
      (call: Call): Call =>
      async (path, init) => {
        const answer = await call(path, withOpenedBy(init));
        if (answer.status === 401 && state === "fine" && isWatched()) setState("asking");
        return answer;
      },
    /** A `fetch` that outlives the end of the session. The body must be one that can be sent twice. */
    withRenewal: (call: Call): Call => {
      const send: Call = async (path, init) => {
        const first = await call(path, withOpenedBy(init));
        if (first.status !== 401) {
          if (state === "declined") setState("fine"); // signed in again elsewhere
          return first;
        }
        if (!isWatched()) return first;
        return (await ask()) ? send(path, init) : first;
      };
      return send;
    },
  };
};

/** The staff app's own: one sign-in serves every call that waits. */
export const sessionRenewal = createRenewal();

const isRead = (init: RequestInit = {}): boolean => (init.method ?? "GET") === "GET";

const send: Call = (path, init) => (isRead(init) && prefetch.take(path)) || fetch(path, init);

/** `fetch` for the calls of the staff app that somebody waits for. */
export const renewingFetch: Call = sessionRenewal.withRenewal(send);

/** `fetch` for those that go by themselves. */
export const backgroundFetch: Call = sessionRenewal.inBackground(send);
