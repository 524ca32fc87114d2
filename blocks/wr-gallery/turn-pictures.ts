/** Scrolls the dialog's row of pictures by the dialog's width, because one picture fills it. */
export const turnPictures = (button: HTMLElement): void => {
  const row = button.closest("dialog")?.querySelector(".gallery-row");
  const step = Number(button.dataset["step"]);
  row?.scrollBy({ left: step * row.clientWidth, behavior: "smooth" });
};
