import { turnPictures } from "#blocks/wr-gallery/turn-pictures.ts";
import { countChip } from "#features/content/search/parts/live-count/count-chip.ts";
import { keepTicks } from "#features/catalogue/tours/parts/compare/keep-ticks.ts";
import { copyText } from "#features/assets/layout/parts/copy-text.ts";

/** What small buttons do that are no island: in one file, since each is a few lines. */
export const press = (button: HTMLElement): Promise<void> | void => {
  const { do: task } = button.dataset;
  if (task === "count") return countChip(button);
  if (task === "print") return print();
  if (task === "tick") return keepTicks();
  return button.classList.contains("copy-text") ? copyText(button) : turnPictures(button);
};
