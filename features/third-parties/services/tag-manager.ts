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

let timer: ReturnType<typeof setTimeout> | undefined;

const addressWithQuery = (): string => location.pathname + location.search;

/**
 * Pages that follow each other within the delay count as one.
 * @param addressOf what the page view says of where it happened, asked after the delay
 */
export const sendPageView = (addressOf = addressWithQuery): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    window.dataLayer?.push({
      event: "page_view",
      page_path: addressOf(),
      page_title: document.title,
      page_language: document.documentElement.lang,
    });
  }, pageViewDelayMs);
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
