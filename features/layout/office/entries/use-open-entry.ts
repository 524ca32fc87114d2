import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** The open entry stands in the address, counted from 1. */
export const useOpenEntry = (count: number) => {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get("entry") ?? "1");
  const open = Number.isInteger(wanted) ? Math.max(0, Math.min(count - 1, wanted - 1)) : 0;
  const setOpen = useCallback(
    (index: number) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set("entry", `${index + 1}`);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [open, setOpen] as const;
};
