declare global {
  interface Window {
    /** The tag manager's event queue; absent before consent. */
    dataLayer?: object[];
  }
}

/**
 * A page view is sent after this many milliseconds, by when the new page has set its title
 * (public-site spec, section 9).
 */
const pageViewDelayMs = 250;

/** A page that still has the title of the one before is waited for this long: its own may come. */
const titleWaitMs = 2000;

const addressWithQuery = (): string => location.pathname + location.search;

let lastTitle: string | null = null;

const push = (path: string, title: string): void => {
  lastTitle = title;
  window.dataLayer?.push({
    event: "page_view",
    page_path: path,
    page_title: title,
    page_language: document.documentElement.lang,
  });
};

/** Ends the waiting for the page before, whose view is sent if it was due. */
let settle = (): void => undefined;

/** Sends the view of a page with its own title, or with the one before where none comes. */
const pushWithOwnTitle = (path: string): void => {
  const titleBefore = document.title;
  const send = (title: string) => {
    settle = () => undefined;
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("pagehide", sendAsBefore);
    push(path, title);
  };
  const sendAsBefore = () => send(titleBefore);
  const observer = new MutationObserver(
    () => document.title !== titleBefore && send(document.title),
  );
  const timer = setTimeout(sendAsBefore, titleWaitMs);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  addEventListener("pagehide", sendAsBefore);
  settle = sendAsBefore;
};

/**
 * Pages that follow each other within the delay count as one.
 * @param addressOf what the page view says of where it happened, asked after the delay
 */
export const sendPageView = (addressOf = addressWithQuery): void => {
  settle();
  const timer = setTimeout(() => {
    settle = () => undefined;
    if (document.title === lastTitle) pushWithOwnTitle(addressOf());
    else push(addressOf(), document.title);
  }, pageViewDelayMs);
  settle = () => clearTimeout(timer);
};

export const startTagManager = (
  { id, base }: { id: string; base: string },
  addressOf = addressWithQuery,
): void => {
  window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
  const script = document.createElement("script");
  script.async = true;
  script.src = `${base}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  sendPageView(addressOf);
};
