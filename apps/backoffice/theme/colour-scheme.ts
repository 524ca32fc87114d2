import type { MantineColorSchemeManager } from "@mantine/core";

export type ColourScheme = "light" | "dark" | "auto";

const isScheme = (value: string | null): value is ColourScheme =>
  value === "light" || value === "dark" || value === "auto";

/** Keeps one person's choice of light, dark or the system's on this device. */
export const colourSchemeManager = (person: string): MantineColorSchemeManager => {
  const key = `office-colours:${person}`;
  let listen: ((event: StorageEvent) => void) | undefined;
  return {
    get: (first) => {
      const kept = localStorage.getItem(key);
      return isScheme(kept) ? kept : first;
    },
    set: (chosen) => localStorage.setItem(key, chosen),
    subscribe: (onUpdate) => {
      listen = (event) => {
        if (event.key === key && isScheme(event.newValue)) onUpdate(event.newValue);
      };
      window.addEventListener("storage", listen);
    },
    unsubscribe: () => listen && window.removeEventListener("storage", listen),
    clear: () => localStorage.removeItem(key),
  };
};
