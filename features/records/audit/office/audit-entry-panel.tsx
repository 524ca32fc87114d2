import "#design/office/record/record-panel.css";
import { useMemo } from "react";
import { Link } from "react-router";
import { Moment } from "#design/office/dates/moment.tsx";
import { useCommands } from "#design/office/palette/commands.tsx";
import { PanelHead } from "#design/office/record/panel-head.tsx";
import type { AuditRecord } from "../contract.ts";
import { personOf } from "../parts/audit-entries.tsx";
import { entityLabel } from "../parts/audited.ts";
import { EntryChanges } from "../parts/entry-changes.tsx";
import { actionLabel, nameOfEntry, recordPathOf } from "./audit-declaration.tsx";

export type AuditEntryPanelProps = Readonly<{
  /** Null for an entry that is not among the rows shown. */
  entry: AuditRecord | null;
  onClose: () => void;
}>;

const Entry = ({ entry }: { entry: AuditRecord }) => {
  const path = recordPathOf(entry);
  return (
    <>
      <p>
        {`${actionLabel(entry.action)} by ${personOf(entry)}.`}
        <br />
        <Moment instant={entry.at} />
      </p>
      {path !== null && (
        <p>
          <Link to={path}>Open the page</Link>
        </p>
      )}
      {entry.changeCount === 0 ? (
        <p>There are no differences to show.</p>
      ) : (
        <EntryChanges entry={entry} />
      )}
    </>
  );
};

/** The differences of one entry, beside the list. */
export const AuditEntryPanel = ({ entry, onClose }: AuditEntryPanelProps) => {
  useCommands(
    useMemo(
      () => [
        {
          id: "close-entry",
          label: "Close the panel",
          group: "Panel",
          keys: "escape",
          run: onClose,
        },
      ],
      [onClose],
    ),
  );
  return (
    <section className="record-panel" aria-labelledby="audit-entry">
      <PanelHead
        titleId="audit-entry"
        title={entry ? nameOfEntry(entry) : "Another page of the list"}
        line={entry && entityLabel(entry.entity)}
        isHistoryShown={false}
        onHistory={null}
        onClose={onClose}
      />
      <div className="record-body">
        {entry ? <Entry entry={entry} /> : <p>This entry is not among the rows shown.</p>}
      </div>
    </section>
  );
};
