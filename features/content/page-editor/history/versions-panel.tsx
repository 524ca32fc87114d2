import "./history.css";
import { Tabs } from "@mantine/core";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { counted } from "#platform/counted.ts";
import { AuditPanel } from "./audit-panel.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { PageSource } from "../state/page-store.ts";
import type { LabelOf } from "./difference-view.tsx";
import { versionApi } from "./version-api.ts";
import { PageVersion } from "./page-version.tsx";
import { StateTag } from "#features/catalogue/publication/pickers/state-tag.tsx";
import { VersionList } from "#design/office/history/version-list.tsx";

export type VersionsPanelProps = Readonly<{
  country: string;
  pageId: string;
  current: PageSource;
  isLocked: boolean;
  /** Default: the block's type. */
  labelOf?: LabelOf;
  /** The market's. */
  timeZone: string;
  onRestored: (page: Page) => void;
  onError?: (error: ApiError) => void;
  onClose: () => void;
}>;

const blockTypeOf: LabelOf = ({ blockType }) => blockType;

const Versions = (props: VersionsPanelProps) => {
  const { country, pageId, current, isLocked, labelOf = blockTypeOf, timeZone } = props;
  const { onRestored, onError } = props;
  const api = useMemo(() => versionApi(country, pageId), [country, pageId]);
  const client = useQueryClient();
  const page = useSyncExternalStore(current.subscribe, current.get);
  const queryKey = ["page-versions", country, pageId];
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => api.list(pageParam),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : null),
    retry: false,
  });
  const isLoadingShown = useLoadingShown(!data && !error);
  if (error instanceof ApiError && error.status === 404)
    return <p>This page has no versions yet: the next save keeps the first.</p>;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  const items = data.pages.flatMap((page) => page.items);
  const refetchList = () => client.invalidateQueries({ queryKey });
  const newest = items[0]?.version ?? 0;
  return (
    <VersionList
      items={items}
      hasMore={hasNextPage}
      onMore={() => void fetchNextPage()}
      tagOf={({ isPublished }) => <StateTag isPublished={isPublished} />}
      extentOf={({ blockCount }) => counted(blockCount, "block")}
      detailsOf={({ version }) => (
        <PageVersion
          {...{ country, pageId, api, page, isLocked, labelOf, timeZone, version, newest }}
          onRestored={(restored) => {
            void refetchList();
            onRestored(restored);
          }}
          onError={(apiError) => {
            void refetchList();
            onError?.(apiError);
          }}
        />
      )}
    />
  );
};

const VersionsPanel = (props: VersionsPanelProps) => (
  <OfficeDialog title="Versions" size="side" onClose={props.onClose}>
    <div className="history-panel">
      <Tabs defaultValue="versions" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="versions" data-autofocus>
            Versions
          </Tabs.Tab>
          <Tabs.Tab value="audit">Who did what</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="versions">
          <Versions {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="audit">
          <AuditPanel country={props.country} pageId={props.pageId} />
        </Tabs.Panel>
      </Tabs>
    </div>
  </OfficeDialog>
);

export default VersionsPanel;
