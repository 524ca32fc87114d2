import type { MantineColorSchemeManager } from "@mantine/core";

export type ColourScheme = "light" | "dark" | "auto";

const isScheme = (value: string | null): value is ColourScheme =>
  value === "light" || value === "dark" || value === "auto";

/**
 * Stores the colour scheme per account in this browser.
 * @param account the e-mail address
 */
export const colourSchemeManager = (account: string): MantineColorSchemeManager => {
  const key = `office-colours:${account}`;
  let listener: ((event: StorageEvent) => void) | undefined;
  return {
    get: (defaultScheme) => {
      const stored = localStorage.getItem(key);
      return isScheme(stored) ? stored : defaultScheme;
    },
    set: (chosen) => localStorage.setItem(key, chosen),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === key && isScheme(event.newValue)) onUpdate(event.newValue);
      };
      window.addEventListener("storage", listener);
    },
    unsubscribe: () => listener && window.removeEventListener("storage", listener),
    clear: () => localStorage.removeItem(key),
  };
};
