import { ChangeLines } from "#design/office/changes/change-lines.tsx";
import { storedValue } from "#design/office/changes/value-text.ts";
import { officeZone } from "#design/office/dates/office-zone.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { marketById } from "#markets/markets.ts";
import { pathLabel } from "#platform/changes/path-labels.ts";
import type { AuditRecord } from "../contract.ts";

/** A status is said as the office says it, and not by its code. */
const worded = (path: string, text: string | null): unknown =>
  path === "status" && text !== null && Object.hasOwn(officeStatusNames, text)
    ? officeStatusNames[text as Status]
    : storedValue(text);

/** The differences of an entry in words, moments in the zone of its market. */
export const EntryChanges = ({ entry }: Readonly<{ entry: AuditRecord }>) => {
  const { changes, changeCount, market } = entry;
  const hiddenCount = changeCount - changes.length;
  return (
    <>
      <ChangeLines
        changes={changes.map(({ path, before, after }) => ({
          path,
          before: worded(path, before),
          after: worded(path, after),
        }))}
        nameOf={pathLabel}
        timeZone={market === null ? officeZone() : marketById(market).timeZone}
      />
      {hiddenCount > 0 && <p>{`And ${hiddenCount} more.`}</p>}
    </>
  );
};
