import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type ChoiceKind, choiceKinds } from "#features/catalogue/tours/contract.ts";

/** The parameter of an address that names the departure whose row is open. */
export const decideParameter = "decide";
const choiceParameter = "choice";

export type DecideAddress = Readonly<{
  /** The departure that is decided; null while no row is open. */
  openId: string | null;
  /** Null until somebody chooses. */
  choice: ChoiceKind | null;
  open: (id: string | null) => void;
  choose: (kind: ChoiceKind) => void;
}>;

/** Keeps the open row and its choice in the address; one row is open at a time. */
export const useDecideAddress = (): DecideAddress => {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (change: (after: URLSearchParams) => void) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          change(after);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return {
    openId: query.get(decideParameter),
    choice: choiceKinds.find((kind) => kind === query.get(choiceParameter)) ?? null,
    open: useCallback(
      (id) =>
        set((after) => {
          after.delete(choiceParameter);
          if (id === null) after.delete(decideParameter);
          else after.set(decideParameter, id);
        }),
      [set],
    ),
    choose: useCallback((kind) => set((after) => after.set(choiceParameter, kind)), [set]),
  };
};
