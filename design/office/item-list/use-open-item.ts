import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** The open item of a list of `count` stands in the address, counted from 1. */
export const useOpenItem = (parameter: string, count: number) => {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get(parameter) ?? "1");
  const open = Number.isInteger(wanted) ? Math.max(0, Math.min(count - 1, wanted - 1)) : 0;
  const setOpen = useCallback(
    (index: number) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(parameter, `${index + 1}`);
          return next;
        },
        // What is typed next belongs to the item that was opened, however busy the machine is.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [parameter, setSearch],
  );
  return [open, setOpen] as const;
};
