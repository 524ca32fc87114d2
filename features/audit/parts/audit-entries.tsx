import "./audit-entries.css";
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

const entityLabels: Readonly<Record<string, string>> = {
  "bulk-action": "the bulk action",
  coordinator: "the coordinator",
  "coordinator-absence": "the absence of",
  custompage: "custom page",
  cache: "",
  "custompage-publication": "the publication of custom page",
  event: "the event",
  faq: "the question",
  "faq-order": "the order of",
  job: "the background job",
  layout: "the layout’s",
  "page-content": "the page",
  redirect: "the redirect from",
  resource: "the resource",
  "resource-order": "the order of",
  review: "the",
  setting: "the setting",
};

/** The text that staff read for an entity; an entity without a label keeps its technical name. */
export const entityLabel = (entity: string): string => entityLabels[entity] ?? entity;

/** Who did it: their name, and the address that tells namesakes apart. */
export const personOf = ({ actor, actorName }: AuditRecord): string =>
  actorName === null ? actor : `${actorName} (${actor})`;

const FoldedChanges = ({ entry }: Readonly<{ entry: AuditRecord }>) => {
  const { changeCount } = entry;
  if (changeCount === 0) return null;
  return (
    <details>
      <summary>{changeCount === 1 ? "1 change" : `${changeCount} changes`}</summary>
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
