import { NativeSelect } from "@mantine/core";
import "../departure/departure.css";
import { Link } from "react-router";
import { IconButton } from "#design/office/icons.tsx";
import { formatDate, formatWeekday } from "#markets/format.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";
import { isAdded, type SheetRow } from "../grid/sheet/rows.ts";
import { DepartureFields, type DepartureFieldsProps } from "../departure/departure-fields.tsx";

export type NarrowSheetProps = Omit<DepartureFieldsProps, "row"> &
  Readonly<{
    travelId: string;
    rows: readonly SheetRow[];
    /** The departure that is shown. */
    index: number;
    onIndex: (index: number) => void;
  }>;

const nameOf = ({ draft }: SheetRow): string =>
  `${formatWeekday(draft.departureDate, "en")} ${formatDate(draft.departureDate)}, ${statusLabel(draft.status)}`;

/** The sheet where there is no room for one: one departure at a time, with the same fields. */
export const NarrowSheet = (props: NarrowSheetProps) => {
  const { travelId, rows, index, onIndex, ...fields } = props;
  const row = rows[index];
  if (!row) return <p className="narrow-sheet">No departure matches.</p>;
  return (
    <div className="narrow-sheet">
      <div className="narrow-sheet-way">
        <IconButton
          icon="back"
          label="Previous departure"
          isDisabled={index === 0}
          onClick={() => onIndex(index - 1)}
        />
        <NativeSelect
          aria-label="Departure"
          data={rows.map((each) => ({ value: each.key, label: nameOf(each) }))}
          value={row.key}
          onChange={({ currentTarget: { value } }) =>
            onIndex(rows.findIndex(({ key }) => key === value))
          }
        />
        <IconButton
          icon="forward"
          label="Next departure"
          isDisabled={index >= rows.length - 1}
          onClick={() => onIndex(index + 1)}
        />
      </div>
      <DepartureFields row={row} {...fields} />
      {!isAdded(row) && (
        <p>
          <Link to={`/travels/${travelId}/tours/${row.key}`}>All fields and the people</Link>
        </p>
      )}
    </div>
  );
};
