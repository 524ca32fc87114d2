import { useEffect, useState } from "react";
import { filesOf, holdsFiles } from "./check-file.ts";
import styles from "./drop-zone.module.css";

export type DropZoneProps = Readonly<{
  id: string;
  label: string;
  /** Said over the zone while files are dragged above it. */
  hint: string;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  children: React.ReactNode;
}>;

/** A file that misses a zone must not replace the whole app in the browser's tab. */
const useMissedDrops = () =>
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (!event.defaultPrevented && holdsFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

/** A fieldset that is disabled does not keep drops from what is in it. */
const isLocked = (zone: Element): boolean => zone.closest("fieldset:disabled") !== null;

/**
 * Takes files that are dropped on it, or pasted while the focus is in it. Zones may lie in one
 * another, as those of a list and of its items do: the innermost takes the files.
 */
export const DropZone = (props: DropZoneProps) => {
  const { id, label, hint, describedBy, onFiles, children } = props;
  const [isOver, setOver] = useState(false);
  useMissedDrops();
  const take = (event: React.SyntheticEvent, data: DataTransfer | null) => {
    const files = filesOf(data);
    if (files.length === 0 || event.isDefaultPrevented() || isLocked(event.currentTarget)) return;
    event.preventDefault();
    onFiles(files);
  };
  const enter = (event: React.DragEvent) => {
    if (!holdsFiles(event.dataTransfer) || isLocked(event.currentTarget)) return;
    setOver(!event.isDefaultPrevented());
    event.preventDefault();
  };
  const leave = (event: React.DragEvent) => {
    const { relatedTarget } = event;
    const isInside = relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget);
    if (!isInside) setOver(false);
  };
  return (
    <div
      role="presentation"
      className={styles["zone"]}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer);
      }}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <div
        id={id}
        role="group"
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={styles["group"]}
      >
        {children}
      </div>
      {isOver && (
        <div className={styles["over"]} aria-hidden>
          <span>{hint}</span>
        </div>
      )}
    </div>
  );
};
