import { useState, useSyncExternalStore } from "react";

const storageKey = "office-preview";

/** Wide enough for list, form and preview side by side, so the preview is open unless it was closed. */
const isWide = (): boolean => matchMedia("(width >= 1440px)").matches;

/** Form and preview have no room side by side: they are tabs, or stand below each other. */
const narrow = "(width < 56.25rem)";

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(narrow);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};
const isNarrow = (): boolean => matchMedia(narrow).matches;

/**
 * Whether the preview is shown. Beside the form it is remembered across visits, in this browser; as
 * a tab of a narrow screen it is not, and leaves alone what was chosen for a wide one.
 */
export const usePreviewOpen = () => {
  const isTab = useSyncExternalStore(subscribe, isNarrow);
  const [isTabOpen, setTabOpen] = useState(false);
  const [isOpen, setOpen] = useState(
    () => (localStorage.getItem(storageKey) ?? (isWide() ? "open" : "closed")) === "open",
  );
  const set = (next: boolean) => {
    if (isNarrow()) return setTabOpen(next);
    setOpen(next);
    localStorage.setItem(storageKey, next ? "open" : "closed");
  };
  return [isTab ? isTabOpen : isOpen, set] as const;
};
