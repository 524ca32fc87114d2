import { createContext, use } from "react";
import type { ResourceName } from "#features/catalogue/resources/contract.ts";

/** The name of one market as the panel shows it. */
export type NameEntry = ResourceName &
  Readonly<{
    text: string;
    isConfirmed: boolean;
    error: string | null;
  }>;

export type Names = Readonly<{
  /** The market that the list is of, whose name is the record's own. */
  country: string;
  entries: readonly NameEntry[];
  /** Under the name of a market in which it is missing. */
  missingText: (country: string) => string;
  type: (country: string, text: string) => void;
  /** Says that an older name still fits. */
  confirm: (country: string) => void;
}>;

const NamesContext = createContext<Names | null>(null);

export const NamesProvider = NamesContext.Provider;

/** @throws Error outside a panel of a resource */
export const useNamesOfPanel = (): Names => {
  const names = use(NamesContext);
  if (!names) throw new Error("The names need a NamesProvider above them.");
  return names;
};
