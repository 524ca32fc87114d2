import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listPageAudit } from "#features/content/pages/versions/calls.ts";
import { AuditEntries } from "#features/records/audit/parts/audit-entries.tsx";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import type { AuditRecord } from "#features/records/audit/contract.ts";
import { call } from "#platform/browser/call.ts";

export type AuditPanelProps = Readonly<{ country: string; pageId: string }>;

const subjectOf = ({ entity }: AuditRecord): string =>
  entity === "custompage-publication" ? "when this page is published" : "this page";

export const AuditPanel = ({ country, pageId }: AuditPanelProps) => {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["page-audit", country, pageId],
    queryFn: ({ pageParam }) =>
      call(listPageAudit, { country, id: pageId }, { query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
    retry: false,
  });
  const isLoadingShown = useLoadingShown(!data && !error);
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <p>Nothing was done to this page yet.</p>;
  return (
    <section aria-label="What was done to this page">
      <AuditEntries entries={entries} subjectOf={subjectOf} />
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()}>
          Show older entries
        </Button>
      )}
    </section>
  );
};
