import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Opens the panel of a record; the list's search stays. */
export const useOpen = (): ((id: string) => void) => {
  const [, setQuery] = useSearchParams();
  return useCallback(
    (id) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("open", id);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
};
