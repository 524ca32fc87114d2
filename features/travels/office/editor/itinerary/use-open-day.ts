import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** The open day stands in the address, counted from 1. */
export const useOpenDay = (count: number) => {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get("day") ?? "1");
  const open = Number.isInteger(wanted) ? Math.max(0, Math.min(count - 1, wanted - 1)) : 0;
  const setOpen = useCallback(
    (index: number) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set("day", `${index + 1}`);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [open, setOpen] as const;
};
