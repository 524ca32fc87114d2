import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import type { Column, ListContext, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { listAudit } from "../calls.ts";
import type { AuditRecord } from "../contract.ts";
import { audited, nameOfAudited, entityLabel } from "../parts/audited.ts";
import { withInstants } from "./audit-days.ts";
import { RestoreDeletedPage } from "./restore-deleted-page.tsx";

const entities = Object.entries(audited).map(([value, { many: label }]) => ({ value, label }));
const actions = [
  { value: "create", label: "Created" },
  { value: "update", label: "Changed" },
  { value: "restore", label: "Restored" },
  { value: "delete", label: "Deleted" },
  { value: "purge", label: "Purged from the cache" },
  { value: "retry", label: "Retried" },
];

export const actionLabel = (action: string): string =>
  actions.find(({ value }) => value === action)?.label ?? action;

export const nameOfEntry = (entry: AuditRecord): string => nameOfAudited(entry.entity, entry);

/** Path of the record's screen; null where it has none or is gone. */
export const recordPathOf = ({ entity, entityId, action }: AuditRecord): string | null =>
  action === "delete" ? null : (audited[entity]?.pathOf?.(entityId) ?? null);

const Changes = ({ entry, context }: Readonly<{ entry: AuditRecord; context: ListContext }>) => {
  const { entity, action, version, changeCount } = entry;
  if (entity === "custompage" && action === "delete" && version !== null)
    return (
      <RestoreDeletedPage
        path={`${context.country}/custompages/${entry.entityId}`}
        name={nameOfEntry(entry)}
        version={version}
        onDone={() => void context.refresh()}
      />
    );
  if (changeCount === 0) return null;
  return counted(changeCount, "change");
};

const columns: readonly Column<AuditRecord>[] = [
  { key: "action", label: "Was", card: "side", cell: ({ action }) => actionLabel(action) },
  {
    key: "actor",
    label: "By",
    cell: ({ actor, actorName }) =>
      actorName === null ? (
        actor
      ) : (
        <>
          {actorName}
          <small>{actor}</small>
        </>
      ),
  },
  {
    key: "when",
    label: "When",
    cell: ({ at }, { now }) => (
      <time dateTime={at}>
        {formatRelative(at, now)}
        <small>{formatExact(at)}</small>
      </time>
    ),
  },
  {
    key: "changes",
    label: "Changes",
    cell: (entry, context) => <Changes entry={entry} context={context} />,
  },
];

export const auditDeclaration: ListDeclaration<AuditRecord> = {
  name: "audit",
  one: "entry",
  many: "entries",
  title: "Audit",
  about: "Every change that somebody makes to a record is kept here, with who and when.",
  load: (country, search) =>
    call(listAudit, { country }, { query: withInstants(apiQuery(search)) }),
  idOf: ({ id }) => id,
  nameOf: nameOfEntry,
  nameColumn: {
    label: "What",
    details: ({ entity, market }) => (
      <>
        {market === null && <span className="tag">company</span>}
        <small>{entityLabel(entity)}</small>
      </>
    ),
  },
  columns,
  searchLabel: "Search a name or a person",
  filters: [
    { kind: "choice", field: "entity", label: "What", choices: entities, isOpen: true },
    { kind: "choice", field: "action", label: "Was", choices: actions, isOpen: true },
    { kind: "text", field: "actor", label: "By", placeholder: "Part of a name or e-mail" },
    { kind: "days", field: "from", untilField: "to", label: "Days" },
    {
      kind: "linked",
      field: "entityId",
      label: "Only",
      valueLabel: (_, rows) => {
        const [entry] = rows as readonly AuditRecord[];
        return entry ? nameOfEntry(entry) : "one record";
      },
    },
  ],
  sorts: [],
  views: [
    { key: "deleted", name: "Deleted pages", filters: { entity: "custompage", action: "delete" } },
  ],
  rowActions: [
    {
      key: "record",
      label: "Open the page",
      icon: "next",
      isQuick: true,
      isHidden: (entry) => recordPathOf(entry) === null,
      linkTo: (entry) => recordPathOf(entry) ?? "",
    },
    {
      key: "history",
      label: "All that happened to it",
      icon: "history",
      linkTo: ({ entityId }) => `/audit?entityId=${encodeURIComponent(entityId)}`,
    },
  ],
};
