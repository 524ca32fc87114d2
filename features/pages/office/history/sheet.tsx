import "./history.css";
import { CloseButton } from "@mantine/core";
import { useEffect, useId, useRef } from "react";

export type SheetProps = Readonly<{
  title: string;
  /** `side` stands at the right edge, `middle` over the screen. */
  place: "side" | "middle";
  onClose: () => void;
  children: React.ReactNode;
}>;

/**
 * A dialog of the browser's own: it keeps the focus, Escape closes it, and the focus goes back to
 * where it was. What has `data-autofocus` has the focus at first.
 */
export const Sheet = ({ title, place, onClose, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="history-sheet"
      data-place={place}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <CloseButton size="lg" aria-label="Close" onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
};
