import { useState } from "react";
import { z } from "zod";
import type { Column } from "../list-declaration.ts";

const storedSchema = z.object({ hiddenKeys: z.array(z.string()), isCompact: z.boolean() });
type Stored = z.infer<typeof storedSchema>;

const read = (key: string): Stored | null => {
  try {
    return storedSchema.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null; // nothing stored, unreadable or forbidden
  }
};

export type TableSettings = Stored &
  Readonly<{ toggleColumn: (key: string) => void; toggleCompact: () => void }>;

type HideableColumn = Pick<Column<never>, "key" | "isHidden">;

/** Which columns a list shows, and how high its rows are, kept in this browser. */
export const useTableSettings = (
  list: string,
  columns: readonly HideableColumn[],
): TableSettings => {
  const key = `office-columns-${list}`;
  const [stored, setStored] = useState(
    () =>
      read(key) ?? {
        hiddenKeys: columns.filter(({ isHidden }) => isHidden).map((column) => column.key),
        isCompact: false,
      },
  );
  const change = (next: Stored) => {
    setStored(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The storage may be full or forbidden; the choice then lasts until the page is left.
    }
  };
  const { hiddenKeys, isCompact } = stored;
  return {
    ...stored,
    toggleColumn: (column) =>
      change({
        isCompact,
        hiddenKeys: hiddenKeys.includes(column)
          ? hiddenKeys.filter((hidden) => hidden !== column)
          : [...hiddenKeys, column],
      }),
    toggleCompact: () => change({ hiddenKeys, isCompact: !isCompact }),
  };
};
