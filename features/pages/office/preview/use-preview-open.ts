import { useState } from "react";

const key = "wayroam-preview";

/** Whether the preview stands beside the form; a person who opened it finds it open the next time. */
export const usePreviewing = () => {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(key) === "open");
  const set = (next: boolean) => {
    setOpen(next);
    localStorage.setItem(key, next ? "open" : "closed");
  };
  return [isOpen, set] as const;
};
