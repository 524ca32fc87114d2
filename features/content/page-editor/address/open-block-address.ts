import type { PageStore } from "../state/page-store.ts";

const parameter = "block";

/** The address with the open block in it; without one for the page's settings. */
export const addressWithBlock = (href: string, block: string | null): string => {
  const url = new URL(href);
  if (block === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, block);
  return url.href;
};

type Address = Readonly<{ href: () => string; replace: (href: string) => void }>;

/**
 * Opens the block that the address names, and keeps the open block in it. A block whose edits a
 * reload interrupted is opened once they are restored, unless another was opened before.
 * @returns a function that stops
 */
export const followAddress = (
  store: Pick<PageStore, "getState" | "open" | "subscribe">,
  { href, replace }: Address,
): (() => void) => {
  let awaited = new URL(href()).searchParams.get(parameter);
  const openAwaited = () => {
    const { edited, openPanel } = store.getState();
    if (awaited === null) return;
    if (openPanel.block !== null) awaited = null;
    else if (edited.blocks[awaited]) {
      const block = awaited;
      awaited = null;
      store.open({ block, isJson: false });
    }
  };
  const stop = store.subscribe(({ openPanel, edited }, before) => {
    if (edited !== before.edited) openAwaited();
    if (openPanel.block !== before.openPanel.block)
      replace(addressWithBlock(href(), store.getState().openPanel.block));
  });
  openAwaited();
  return stop;
};
