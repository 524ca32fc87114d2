import "./audit-entries.css";
import { counted } from "#platform/counted.ts";
import type { AuditRecord } from "../contract.ts";
import { Moment } from "#design/office/dates/moment.tsx";
import { EntryChanges } from "./entry-changes.tsx";

const actionLabels: Readonly<Record<string, string>> = {
  create: "created",
  update: "changed",
  restore: "restored an older version of",
  delete: "deleted",
  purge: "purged the cache of",
  retry: "retried",
};

/** Who did it: their name, and the address that tells namesakes apart. */
export const personOf = ({ actor, actorName }: AuditRecord): string =>
  actorName === null ? actor : `${actorName} (${actor})`;

const FoldedChanges = ({ entry }: Readonly<{ entry: AuditRecord }>) => {
  const { changeCount } = entry;
  if (changeCount === 0) return null;
  return (
    <details>
      <summary>{counted(changeCount, "change")}</summary>
      <EntryChanges entry={entry} />
    </details>
  );
};

export type AuditEntriesProps = Readonly<{
  entries: readonly AuditRecord[];
  /**
   * Renders the record's name; renders nothing in a list whose entries all concern the same record.
   */
  subjectOf: (entry: AuditRecord) => React.ReactNode;
  actionOf?: (entry: AuditRecord) => React.ReactNode;
}>;

export const AuditEntries = ({ entries, subjectOf, actionOf }: AuditEntriesProps) => (
  <ol className="audit-entries">
    {entries.map((entry) => (
      <li key={entry.id}>
        <p>
          <b>{personOf(entry)}</b> {actionLabels[entry.action] ?? entry.action} {subjectOf(entry)}
        </p>
        <p>
          <Moment instant={entry.at} />
        </p>
        <FoldedChanges entry={entry} />
        {actionOf?.(entry)}
      </li>
    ))}
  </ol>
);
