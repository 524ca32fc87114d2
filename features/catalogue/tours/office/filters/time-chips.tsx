import "#design/office/list/filters/filter-bar.css";
import { Icon } from "#design/office/icons.tsx";
import { formatDate } from "#markets/format.ts";
import type { SheetFilter } from "./filter-rows.ts";

type ChipProps = Readonly<{ label: string; onClear: () => void }>;

const Chip = ({ label, onClear }: ChipProps) => (
  <span className="filter-button" data-on="true">
    <span className="filter-open">{label}</span>
    <button
      type="button"
      className="filter-remove"
      aria-label={`Remove the filter ${label}`}
      onClick={onClear}
    >
      <Icon name="close" />
    </button>
  </span>
);

export type TimeChipsProps = Readonly<{
  filter: SheetFilter;
  /** @param names the parameters of the address that go */
  onClear: (names: readonly string[]) => void;
}>;

/** The filters that come with a link from a travel's health, each with the way to take it off. */
export const TimeChips = ({ filter, onClear }: TimeChipsProps) => {
  const { isUpcoming, decideUntil, leaveUntil } = filter;
  return (
    <>
      {decideUntil !== null && (
        <Chip
          label={`To be decided by ${formatDate(decideUntil)}`}
          onClear={() => onClear(["undecided", "decideUntil"])}
        />
      )}
      {leaveUntil !== null && (
        <Chip label={`Leaving by ${formatDate(leaveUntil)}`} onClear={() => onClear(["to"])} />
      )}
      {isUpcoming && <Chip label="To come" onClear={() => onClear(["when"])} />}
    </>
  );
};
