import type { ReactNode } from "react";
import { Icon } from "../icons.tsx";

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
 * focus and returns it (`dialog-listener.ts`).
 */
export const DialogButton = ({ dialogId, targetId, label, className, children }: ButtonProps) => (
  <button
    type="button"
    className={className}
    popoverTarget={dialogId}
    aria-haspopup="dialog"
    aria-label={label}
    data-target={targetId}
  >
    {children}
  </button>
);

type DialogProps = Readonly<{
  id: string;
  title: string;
  close: string;
  className?: string;
  children: ReactNode;
}>;

/**
 * A native dialog with a title and a close button; it also closes by Escape and by a click on the
 * backdrop.
 */
export const Dialog = ({ id, title, close, className = "", children }: DialogProps) => (
  <dialog id={id} popover="auto" aria-labelledby={`${id}-title`} className={`dialog ${className}`}>
    <div className="dialog-body">
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      {children}
    </div>
  </dialog>
);
