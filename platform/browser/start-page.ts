/**
 * Starts a page's script once the page can be seen, so that what is read and looked at never waits for
 * what makes it quick afterwards. A visitor who acts sooner has it sooner. Stands alone: its text is
 * put into pages.
 * @param files the script's files, fetched side by side
 * @param start runs the script
 * @param onFailure what to do when a file could not be loaded
 */
export const startPage = (
  files: readonly string[],
  start: () => Promise<unknown>,
  onFailure: () => void,
): void => {
  const longest = 5000; // ms that a picture which never comes may hold the script back
  const signs = ["pointerdown", "keydown", "focusin"];
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, once, true);
    for (const href of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    start().catch(onFailure);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(once));
  const afterLoad = () => {
    if (document.visibilityState === "hidden") once();
    else new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
  };
  for (const sign of signs) addEventListener(sign, once, true);
  if (document.readyState === "complete") afterLoad();
  else addEventListener("load", afterLoad);
  setTimeout(once, longest);
};
