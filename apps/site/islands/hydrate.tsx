import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { LinkParams } from "#design/link-params/link-params.ts";
import { redoMissed } from "#platform/browser/pages/redo-missed.ts";
import type { Missed } from "#platform/browser/pages/wake-islands.ts";
import { type DrawIsland, islands } from "./islands.ts";

type Live = Readonly<{ root: Root; draw: DrawIsland }>;

const live = new Map<HTMLElement, Live>();

const contentOf = (island: HTMLElement, draw: DrawIsland) => (
  <LinkParams value={document.body.dataset["linkParams"] ?? ""}>
    {draw(island.nextElementSibling?.textContent ?? "{}")}
  </LinkParams>
);

/**
 * Makes an island live. Nothing may change it meanwhile, so that it is done at once.
 * @returns what does again to it what was done before
 */
export const hydrateIsland = async (island: HTMLElement): Promise<(missed: Missed) => void> => {
  const load = islands[island.dataset["island"] ?? ""];
  if (!load) throw new Error(`There is no island ${island.dataset["island"]}.`);
  const draw = await load();
  flushSync(() => {
    live.set(island, { root: hydrateRoot(island, contentOf(island, draw)), draw });
  });
  return redoMissed;
};

/** Gives live islands the props that now stand beside them, and ends those that are gone. */
export const updateIslands = (): void => {
  for (const [island, { root, draw }] of live) {
    if (island.isConnected) flushSync(() => root.render(contentOf(island, draw)));
    else {
      root.unmount();
      live.delete(island);
    }
  }
};
