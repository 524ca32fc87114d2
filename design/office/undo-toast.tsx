import "./undo-toast.css";
import { Icon } from "./icons.tsx";

export type UndoToastProps = Readonly<{ message: string; onUndo: () => void }>;

/** What stands in a toast that can take back what it says. */
export const UndoToast = ({ message, onUndo }: UndoToastProps) => (
  <span className="undo-toast-line">
    <Icon name="check" />
    <b>{message}</b>
    <button type="button" className="undo-toast-button" onClick={onUndo}>
      Undo
    </button>
  </span>
);
