/** The address with what is ticked in place of what was; one without ticks does not name them. */
const withTicks = (address: string, ids: readonly string[]): string => {
  const url = new URL(address);
  url.searchParams.delete("compare");
  if (ids.length > 0) url.searchParams.set("compare", ids.join(","));
  return url.href;
};

/** Writes what is ticked into the page's address, and into its links to other parts of the list. */
export const keepTicks = (): void => {
  const boxes = document.querySelectorAll<HTMLInputElement>("main [name=compare]:checked");
  const ids = Array.from(boxes, ({ value }) => value);
  history.replaceState(history.state, "", withTicks(location.href, ids));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]"))
    if (link.pathname === location.pathname) link.href = withTicks(link.href, ids);
};
