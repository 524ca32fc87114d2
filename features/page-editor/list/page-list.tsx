import "./list.css";
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { marketByApiCountry } from "#markets/markets.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import type { PageSummary } from "#features/pages/contract.ts";
import { type SaveFlags, flagsFor, redirectConflictOf } from "../redirect-conflict.ts";
import { type PageListResponse, pageApi } from "../page-api.ts";
import { type PendingConfirmation, ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { duplicatePage } from "./duplicate-page.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { useListFilter } from "./list-filter.ts";
import { ListTable } from "./list-table.tsx";
import { useOpenPalette } from "#design/office/palette/commands.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { toast } from "#design/office/toast.ts";

type PageListProps = Readonly<{ country: string; site: string | null }>;

const usePageActions = (country: string) => {
  const api = pageApi(country);
  const client = useQueryClient();
  const [toDelete, setToDelete] = useState<PageSummary | null>(null);
  const [pending, setPending] = useState<
    (PendingConfirmation & Readonly<{ page: PageSummary }>) | null
  >(null);
  const runAction = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await client.invalidateQueries({ queryKey: ["custompages", country] });
  };
  const remove = (page: PageSummary, flags: SaveFlags) => {
    setToDelete(null);
    setPending(null);
    return runAction(async () => {
      try {
        await api.remove(page.id, null, flags);
        toast.success("Page deleted successfully.");
      } catch (error) {
        const conflict = redirectConflictOf(error);
        if (!conflict) throw error;
        setPending({ conflict, flags, action: "delete", page });
      }
    });
  };
  const duplicate = (page: PageSummary) =>
    runAction(async () => {
      await duplicatePage(country, page.id);
      toast.success("Page created successfully.");
    });
  return { toDelete, setToDelete, pending, setPending, remove, duplicate };
};

const ListDialogs = ({ actions }: { actions: ReturnType<typeof usePageActions> }) => {
  const { toDelete, setToDelete, pending, setPending, remove } = actions;
  return (
    <>
      {toDelete && (
        <ConfirmDialog
          title={`Delete “${toDelete.name}”?`}
          text="The page leaves the site. Its versions are kept, and an administrator finds them in the audit log."
          cancelLabel="Keep it"
          confirmLabel="Delete the page"
          onCancel={() => setToDelete(null)}
          onConfirm={() => void remove(toDelete, {})}
        />
      )}
      {pending && (
        <ConflictDialog
          pending={pending}
          slugs={{ stored: pending.page.slug, next: null }}
          onConfirm={() =>
            void remove(pending.page, {
              ...pending.flags,
              ...flagsFor(pending.conflict.key),
            })
          }
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
};

const PageNavigation = ({
  data,
  onPage,
}: Readonly<{ data: PageListResponse; onPage: (page: number) => void }>) => {
  const { page, pageSize, total, items } = data;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const firstNumber = (page - 1) * pageSize + 1;
  return (
    <div className="list-foot">
      <p role="status">
        {items.length === 0
          ? "No page matches."
          : `${firstNumber}–${firstNumber + items.length - 1} of ${total}`}
      </p>
      {(pages > 1 || page > 1) && (
        <nav aria-label="Pages of the list">
          <IconButton
            icon="back"
            label="Previous"
            isDisabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>{`Page ${page} of ${pages}`}</span>
          <IconButton
            icon="forward"
            label="Next"
            isDisabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
};

const PageListContent = ({ country, site }: PageListProps) => {
  const { filter, set } = useListFilter();
  const showCommands = useOpenPalette();
  const actions = usePageActions(country);
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ["custompages", country, filter],
    queryFn: () => pageApi(country).list(filter),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const lastPage = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : filter.page;
  useEffect(() => {
    if (data && filter.page > lastPage) set({ page: lastPage });
  }, [data, filter.page, lastPage, set]);
  return (
    <div className="list-screen">
      <header className="screen-top">
        <h1>
          Custom pages <span>{data?.total}</span>
        </h1>
        <button type="button" className="go-to" onClick={() => showCommands("palette")}>
          <Icon name="search" /> Go to anything <kbd aria-hidden="true">{keyName("mod+k")}</kbd>
        </button>
        <Button component={Link} to="/custompages/new" leftSection={<Icon name="plus" />}>
          New page
        </Button>
      </header>
      <ListToolbar filter={filter} set={set} />
      {error && <p role="alert">{error.message}</p>}
      <ListTable
        pages={data?.items ?? []}
        site={site}
        timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
        now={dataUpdatedAt}
        onDuplicate={(page) => void actions.duplicate(page)}
        onDelete={actions.setToDelete}
      />
      {data && <PageNavigation data={data} onPage={(page) => set({ page })} />}
      <ListDialogs actions={actions} />
    </div>
  );
};

export const PageList = (props: PageListProps) => (
  <QueryProvider>
    <PageListContent {...props} />
  </QueryProvider>
);
