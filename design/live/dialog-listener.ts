const opensDialog = (button: HTMLButtonElement | null): HTMLDialogElement | null => {
  const id = button?.getAttribute("popovertarget");
  const element = id ? document.getElementById(id) : null;
  return element instanceof HTMLDialogElement ? element : null;
};

/**
 * Opens the page's dialogs as modals, which without this listener are popovers, and closes them by
 * their button and by a click on their backdrop. Escape needs no code.
 */
export const listenForDialogs = (): void =>
  addEventListener("click", (event) => {
    const { target } = event;
    if (target instanceof HTMLDialogElement) target.close();
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const button = target.closest<HTMLButtonElement>("button[popovertarget]");
    const dialog = opensDialog(button);
    if (!button || !dialog) return;
    if (button.popoverTargetAction === "hide") {
      dialog.close();
      return;
    }
    // A popover that was opened before the listener was there stays one until it is closed.
    if (dialog.matches(":popover-open")) return;
    event.preventDefault();
    dialog.showModal();
    document
      .getElementById(button.dataset["target"] ?? "")
      ?.scrollIntoView({ block: "nearest", inline: "start" });
  });

/** Dialogs and menus of the page. */
export const closeDialogs = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
    popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
};
