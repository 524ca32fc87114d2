import "#features/records/statuses/parts/status-tag.css";
import { Checkbox } from "@mantine/core";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { signedMoney, valueText } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import type { ChoicePicture } from "#platform/choices/choice.ts";
import type {
  BulkAction,
  BulkKindName,
  BulkRow,
} from "#features/catalogue/bulk-actions/contract.ts";
import { RowOutcome } from "./row-outcome.tsx";
import { RowPicture } from "../row-picture.tsx";
import { usePictures } from "../use-records.ts";
import type { BulkLook } from "./use-look.ts";

type RowProps = Readonly<{
  row: BulkRow;
  /** Undefined for records without pictures. */
  picture: ChoicePicture | null | undefined;
  action: BulkAction;
  market: Market;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}>;

const dayOf = ({ day }: BulkRow): string => (day === null ? "" : formatDate(day));

const LookRow = ({ row, picture, action, market, isTicked, onTick }: RowProps) => {
  const { name, detail, day, status, from, to, outcome } = row;
  const isOpen = outcome === "change";
  const label = [name || "A record that is gone", dayOf(row)].filter(Boolean).join(", ");
  return (
    <tr data-out={!isOpen || !isTicked}>
      <td>
        <Checkbox
          aria-label={label}
          checked={isOpen && isTicked}
          disabled={!isOpen}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </td>
      <th scope="row">
        <div className="bulk-name">
          {picture !== undefined && <RowPicture picture={picture} />}
          <div>
            {name || "A record that is gone"}
            {day === null && <span>{detail}</span>}
          </div>
        </div>
      </th>
      {day !== null && <td className="bulk-day">{formatDate(day)}</td>}
      {day !== null && (
        <td>
          {status && (
            <span className="status-tag" data-status={status} title={officeStatusNames[status]}>
              <StatusIcon status={status} />
              <span className="sr-only">{officeStatusNames[status]}</span>
            </span>
          )}
        </td>
      )}
      {action.type !== "purge" && (
        <>
          <td data-kind="number">{valueText(from, action, market)}</td>
          <td data-kind="number">
            <b>{outcome === "refuse" ? "" : valueText(to, action, market)}</b>
          </td>
        </>
      )}
      {action.type === "price" && (
        <td data-kind="number">
          {typeof from === "number" && typeof to === "number" && signedMoney(to - from, market)}
        </td>
      )}
      <td className="bulk-outcome">
        <RowOutcome row={row} isTicked={isTicked} />
      </td>
    </tr>
  );
};

type LookTableProps = Readonly<{
  look: BulkLook;
  kind: BulkKindName;
  action: BulkAction;
  market: Market;
}>;

const Head = ({ look, action }: Pick<LookTableProps, "look" | "action">) => {
  const { found, unticked, tick, shown, isReady } = look;
  const ticked = found.filter((position) => !unticked.has(position));
  const hasDays = shown.some(({ day }) => day !== null);
  return (
    <thead>
      <tr>
        <th scope="col">
          <Checkbox
            aria-label="All rows"
            disabled={!isReady}
            checked={found.length > 0 && ticked.length === found.length}
            indeterminate={ticked.length > 0 && ticked.length < found.length}
            onChange={(event) => tick(found, event.currentTarget.checked)}
          />
        </th>
        <th scope="col">{hasDays ? "Travel" : "Name"}</th>
        {hasDays && <th scope="col">Leaves</th>}
        {hasDays && (
          <th scope="col">
            <span className="sr-only">Status</span>
          </th>
        )}
        {action.type !== "purge" && (
          <>
            <th scope="col" data-kind="number">
              Now
            </th>
            <th scope="col" data-kind="number">
              Then
            </th>
          </>
        )}
        {action.type === "price" && (
          <th scope="col" data-kind="number">
            Change
          </th>
        )}
        <th scope="col">Result</th>
      </tr>
    </thead>
  );
};

/** Each record with what it is now, what it would be, and why not. */
export const LookTable = ({ look, kind, action, market }: LookTableProps) => {
  const { shown, unticked, tick } = look;
  const pictures = usePictures(
    market.apiCountry,
    kind,
    shown.map(({ id }) => id),
  );
  return (
    <div className="bulk-scroll">
      <table className="bulk-table bulk-look-table" aria-label="What would become of each">
        <Head look={look} action={action} />
        <tbody>
          {shown.map((row) => (
            <LookRow
              key={row.id}
              row={row}
              picture={kind === "page" ? undefined : (pictures.get(row.id) ?? null)}
              action={action}
              market={market}
              isTicked={!unticked.has(row.position)}
              onTick={(isTicked) => tick([row.position], isTicked)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
