const nameEntry = (): void => {
  if (!history.state) history.replaceState({ key: `${Date.now()}` }, "");
};

/**
 * Gives each history entry that the browser adds for a link within a page (`#faqs`) a key of its
 * own. React Router files the scroll positions of all entries without a key, those of the tab's
 * earlier pages included, under the one key `default`, and would scroll a visitor who follows such
 * a link to where one of those pages was left. Has to be called before the router is created, so
 * that it hears of an entry first.
 */
export const nameFragmentEntries = (): void => {
  nameEntry(); // the visitor may have followed a link before hydration
  addEventListener("popstate", nameEntry);
};
