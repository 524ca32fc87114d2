import { useState } from "react";

const storageKey = "office-preview";

/** Whether the preview stands beside the form; a person who opened it finds it open the next time. */
export const usePreviewOpen = () => {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(storageKey) === "open");
  const set = (next: boolean) => {
    setOpen(next);
    localStorage.setItem(storageKey, next ? "open" : "closed");
  };
  return [isOpen, set] as const;
};
