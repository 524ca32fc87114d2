import { useEffect, useId, useRef } from "react";
import { IconButton } from "../icons.tsx";

export type OfficeDialogProps = Readonly<{
  title: string;
  /** `side` is attached to the right edge, the others are centred. */
  size?: "small" | "wide" | "large" | "side";
  headerExtra?: React.ReactNode;
  onClose: () => void;
  children: React.ReactNode;
}>;

const firstField = "form :is(input, select, textarea):not([type='hidden'], :disabled)";

const firstOf = (dialog: HTMLElement | null): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>("[data-autofocus]") ??
  dialog?.querySelector<HTMLElement>(firstField) ??
  null;

/**
 * A native modal dialog: the browser traps the focus and gives it back; Escape and a click outside
 * close it. The first element with `data-autofocus` gets the focus, or the first field of a form.
 */
export const OfficeDialog = (props: OfficeDialogProps) => {
  const { title, size = "small", headerExtra, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    firstOf(current)?.focus();
    const closeOnBackdrop = (event: MouseEvent) =>
      event.target === current && current?.dispatchEvent(new Event("cancel", { cancelable: true }));
    current?.addEventListener("mousedown", closeOnBackdrop);
    return () => {
      current?.removeEventListener("mousedown", closeOnBackdrop);
      current?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="office-dialog"
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="office-dialog-body">
        <header>
          <h2 id={titleId}>{title}</h2>
          {headerExtra}
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
