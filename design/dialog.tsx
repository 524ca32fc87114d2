import type { MouseEvent, ReactNode } from "react";
import { Icon } from "./icons.tsx";

const dialogOf = (id: string): HTMLDialogElement | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
};

type ButtonProps = Readonly<{
  dialogId: string;
  /** The id of an element in the dialog that is scrolled into view. */
  targetId?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}>;

/**
 * Opens a dialog. Without JavaScript the dialog is a popover; with it a modal, which traps the
 * focus and returns it.
 */
export const DialogButton = ({ dialogId, targetId, label, className, children }: ButtonProps) => {
  const show = (event: MouseEvent) => {
    const dialog = dialogOf(dialogId);
    // A popover that was opened before hydration stays one until it is closed.
    if (!dialog || dialog.matches(":popover-open")) return;
    event.preventDefault();
    dialog.showModal();
    if (targetId)
      document.getElementById(targetId)?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <button
      type="button"
      className={className}
      popoverTarget={dialogId}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={show}
    >
      {children}
    </button>
  );
};

type DialogProps = Readonly<{
  id: string;
  title: string;
  close: string;
  className?: string;
  children: ReactNode;
}>;

/** Closes a dialog by a click on its backdrop; Escape needs no code. */
const closeOnBackdropPress = (dialog: HTMLDialogElement | null) => {
  const close = ({ target }: Event) => {
    if (target === dialog) dialog?.close();
  };
  dialog?.addEventListener("click", close);
  return () => dialog?.removeEventListener("click", close);
};

/**
 * A native dialog with a title and a close button; it also closes by Escape and by a click on the
 * backdrop.
 */
export const Dialog = ({ id, title, close, className = "", children }: DialogProps) => (
  <dialog
    ref={closeOnBackdropPress}
    id={id}
    popover="auto"
    aria-labelledby={`${id}-title`}
    className={`dialog ${className}`}
  >
    <div className="dialog-body">
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
          onClick={() => dialogOf(id)?.close()}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      {children}
    </div>
  </dialog>
);

/** Dialogs and menus; called at every change of route. */
export const closeDialogs = () => {
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
    popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
};
