/** Folds or unfolds every day without loading the page that a link leads to. */
export const foldDays = (link: HTMLElement): void => {
  const isOpen = link.dataset["days"] === "open";
  for (const day of document.querySelectorAll<HTMLDetailsElement>(".days details"))
    day.open = isOpen;
};
