import { loadSheet } from "#design/live/load-sheet.ts";
import type { Group } from "../contract.ts";
import type { GroupWords } from "../parts/group-words.ts";
import { drawGroup } from "./draw-group.ts";

/** Puts what who is signed in sees of the group in the place of the words that name it. */
export const showGroup = async (place: HTMLElement): Promise<void> => {
  const { address, words } = place.dataset;
  if (!address || !words) return;
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  const group: Group = await answer.json();
  const said: GroupWords = JSON.parse(words);
  await loadSheet("group");
  place.replaceWith(drawGroup(group, said));
};
