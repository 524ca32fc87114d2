import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pressedKey } from "#platform/browser/pressed-key.ts";

/**
 * Where it rests on a rail, the sidebar opens over the screen; every navigation closes it, to the
 * same path too, and so does Escape.
 * @param needsWidth whether the screen has so many columns that the sidebar makes room for them
 */
export const useSidebar = (needsWidth: boolean) => {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isNarrow = useMediaQuery("(max-width: 1099.98px)", false, {
    getInitialValueInEffect: false,
  });
  const isRail = isNarrow || needsWidth;
  const isOpen = isRail && openedAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    document.querySelector<HTMLElement>("#sidebar .nav-entry")?.focus();
    const close = (event: KeyboardEvent) => {
      if (pressedKey(event) === "Escape" && !event.defaultPrevented) setOpenedAt(null);
    };
    window.addEventListener("keydown", close);
    return () => {
      window.removeEventListener("keydown", close);
      const { activeElement } = document;
      const isFocusInSidebar =
        activeElement === document.body || activeElement?.closest("#sidebar");
      if (isFocusInSidebar && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return {
    isRail,
    isOpen,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(null),
  };
};
