import { useState } from "react";

const storageKey = "office-preview";

/** Wide enough for list, form and preview side by side, so the preview is open unless it was closed. */
const isWide = (): boolean => matchMedia("(width >= 1440px)").matches;

/** Remembers across visits, in this browser, whether the preview is open. */
export const usePreviewOpen = () => {
  const [isOpen, setOpen] = useState(
    () => (localStorage.getItem(storageKey) ?? (isWide() ? "open" : "closed")) === "open",
  );
  const set = (next: boolean) => {
    setOpen(next);
    localStorage.setItem(storageKey, next ? "open" : "closed");
  };
  return [isOpen, set] as const;
};
