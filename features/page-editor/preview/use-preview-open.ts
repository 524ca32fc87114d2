import { useState } from "react";

const storageKey = "office-preview";

/** Remembers across visits whether the preview is open. */
export const usePreviewOpen = () => {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(storageKey) === "open");
  const set = (next: boolean) => {
    setOpen(next);
    localStorage.setItem(storageKey, next ? "open" : "closed");
  };
  return [isOpen, set] as const;
};
