import { useEffect, useId, useRef } from "react";
import { IconButton } from "./icons.tsx";

export type OfficeDialogProps = Readonly<{
  title: string;
  /** `side` stands at the right edge, the others over the screen. */
  size?: "small" | "wide" | "large" | "side";
  /** Beside the title. */
  head?: React.ReactNode;
  onClose: () => void;
  children: React.ReactNode;
}>;

/**
 * A dialog over the screen: the browser keeps the focus in it and gives it back; Escape and a click
 * beside it close it. What has `data-autofocus` has the focus at first.
 */
export const OfficeDialog = (props: OfficeDialogProps) => {
  const { title, size = "small", head, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    const leave = (event: MouseEvent) =>
      event.target === current && current?.dispatchEvent(new Event("cancel", { cancelable: true }));
    current?.addEventListener("mousedown", leave);
    return () => {
      current?.removeEventListener("mousedown", leave);
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
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
          {head}
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
