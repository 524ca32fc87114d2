import { useMemo } from "react";
import { useTableSettings } from "#design/office/list/table/table-settings.ts";
import type { Column } from "../grid/sheet/column.ts";
import { allColumns, usualColumns } from "../grid/sheet/columns.ts";

const hideable = allColumns.map(({ id }) => ({ key: id, isHidden: !usualColumns.includes(id) }));

/** The columns that somebody has chosen in this browser; the first one always stays. */
export const useColumns = () => {
  const settings = useTableSettings("tours", hideable);
  const { hiddenKeys } = settings;
  const columns = useMemo(
    (): readonly Column[] =>
      allColumns.filter(({ id }, index) => index === 0 || !hiddenKeys.includes(id)),
    [hiddenKeys],
  );
  return { columns, settings };
};
