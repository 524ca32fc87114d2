declare global {
  interface Window {
    /** What the tag manager is told; absent until a visitor has agreed to it. */
    dataLayer?: object[];
  }
}

/** The time that a new page has to write its title, in ms (the source, section 9). */
const pageDelay = 250;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Tells the tag manager which page is shown now; pages that follow each other at once count as one. */
export const tellPage = (): void => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    window.dataLayer?.push({
      event: "page_view",
      page_path: location.pathname + location.search,
      page_title: document.title,
      page_language: document.documentElement.lang,
    });
  }, pageDelay);
};

/** Loads the tag manager and tells it of the page that is shown. */
export const startTagManager = ({ id, base }: { id: string; base: string }): void => {
  window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
  const script = document.createElement("script");
  script.async = true;
  script.src = `${base}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  tellPage();
};
