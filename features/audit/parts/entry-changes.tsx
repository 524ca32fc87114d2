import { ChangeLines } from "#design/office/changes/change-lines.tsx";
import { storedValue } from "#design/office/changes/value-text.ts";
import { officeZone } from "#design/office/dates/office-zone.ts";
import { marketById } from "#markets/markets.ts";
import { pathLabel } from "#platform/changes/path-labels.ts";
import type { AuditRecord } from "../contract.ts";

/** The differences of an entry in words, moments in the zone of its market. */
export const EntryChanges = ({ entry }: Readonly<{ entry: AuditRecord }>) => {
  const { changes, changeCount, market } = entry;
  const hiddenCount = changeCount - changes.length;
  return (
    <>
      <ChangeLines
        changes={changes.map(({ path, before, after }) => ({
          path,
          before: storedValue(before),
          after: storedValue(after),
        }))}
        nameOf={pathLabel}
        timeZone={market === null ? officeZone() : marketById(market).timeZone}
      />
      {hiddenCount > 0 && <p>{`And ${hiddenCount} more.`}</p>}
    </>
  );
};
