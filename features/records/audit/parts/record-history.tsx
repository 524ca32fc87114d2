import { useQuery } from "@tanstack/react-query";
import { call } from "#platform/browser/call.ts";
import { listAudit } from "../calls.ts";
import { AuditEntries } from "./audit-entries.tsx";

export type RecordHistoryProps = Readonly<{
  country: string;
  /** As the audit names the kind of record. */
  entity: string;
  entityId: string;
}>;

/** Who changed a record, the newest first, for the accounts that may read the audit. */
export const RecordHistory = ({ country, entity, entityId }: RecordHistoryProps) => {
  const query = new URLSearchParams({ entity, entityId });
  const { data, error } = useQuery({
    queryKey: ["record-history", country, entity, entityId],
    queryFn: () => call(listAudit, { country }, { query }),
    retry: false,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Loading …</p>;
  if (data.total === 0) return <p role="status">Nothing was changed since the audit began.</p>;
  return <AuditEntries entries={data.items} subjectOf={() => null} />;
};
