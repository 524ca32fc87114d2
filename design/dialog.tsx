import type { MouseEvent, ReactNode } from "react";
import { Icon } from "./icons.tsx";

const dialogOf = (id: string): HTMLDialogElement | null => {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : null;
};

type ButtonProps = Readonly<{
  /** The id of the dialog. */
  opens: string;
  /** The id of what is brought into sight in it. */
  at?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}>;

/**
 * Opens a dialog. Without JavaScript it shows as a popover; with it as a modal, which keeps the
 * focus and gives it back.
 */
export const DialogButton = ({ opens, at, label, className, children }: ButtonProps) => {
  const show = (event: MouseEvent) => {
    const dialog = dialogOf(opens);
    // Opened before this script came, it is a popover and stays one until it is closed.
    if (!dialog || dialog.matches(":popover-open")) return;
    event.preventDefault();
    dialog.showModal();
    if (at) document.getElementById(at)?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <button
      type="button"
      className={className}
      popoverTarget={opens}
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

/** Closes an open dialog by a press beside its body; Escape closes it without any code. */
const closeOnBackdropPress = (dialog: HTMLDialogElement | null) => {
  const close = ({ target }: Event) => {
    if (target === dialog) dialog?.close();
  };
  dialog?.addEventListener("click", close);
  return () => dialog?.removeEventListener("click", close);
};

/** A native dialog with its title and the way out: the cross, Escape, a press beside it. */
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

/** Closes whatever stands open, for a change of route. */
export const closeDialogs = () => {
  for (const open of document.querySelectorAll("dialog")) {
    if (open.matches(":popover-open")) open.hidePopover();
    if (open.open) open.close();
  }
};
