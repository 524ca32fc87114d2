import "./list.css";
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { marketByApiCountry } from "#markets/markets.ts";
import { Queries } from "#platform/browser/queries.tsx";
import type { PageSummary } from "#features/pages/contract.ts";
import { type Flags, flagsFor, type PageListAnswer, pageCalls, Refused } from "../page-calls.ts";
import { type Asked, ConflictDialog, SureDialog } from "../dialogs/conflict-dialog.tsx";
import { duplicatePage } from "./duplicate-page.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { ListBar } from "./list-toolbar.tsx";
import { useListFilter } from "./list-filter.ts";
import { ListTable } from "./list-table.tsx";
import { useShowCommands } from "#design/office/palette/commands.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { say, warn } from "#design/office/say.ts";

type PageListProps = Readonly<{ country: string; site: string | null }>;

/** Duplicates and deletes pages of the list, and reads it again afterwards. */
const useListActions = (country: string) => {
  const calls = pageCalls(country);
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<PageSummary | null>(null);
  const [asked, setAsked] = useState<(Asked & Readonly<{ page: PageSummary }>) | null>(null);
  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      warn(failure instanceof Error ? failure.message : "This did not work.");
    }
    await client.invalidateQueries({ queryKey: ["custompages", country] });
  };
  const remove = (page: PageSummary, flags: Flags) => {
    setLeaving(null);
    setAsked(null);
    return act(async () => {
      try {
        await calls.remove(page.id, null, flags);
        say("Page deleted successfully.");
      } catch (failure) {
        if (!(failure instanceof Refused) || failure.status !== 428 || !failure.key) throw failure;
        setAsked({ refusal: failure, flags, action: "delete", page });
      }
    });
  };
  const duplicate = (page: PageSummary) =>
    act(async () => {
      await duplicatePage(country, page.id);
      say("Page created successfully.");
    });
  return { leaving, setLeaving, asked, setAsked, remove, duplicate };
};

const Dialogs = ({ actions }: { actions: ReturnType<typeof useListActions> }) => {
  const { leaving, setLeaving, asked, setAsked, remove } = actions;
  return (
    <>
      {leaving && (
        <SureDialog
          title={`Delete “${leaving.name}”?`}
          text="The page leaves the site. Its versions are kept, and an administrator finds them in the audit log."
          stay="Keep it"
          go="Delete the page"
          onStay={() => setLeaving(null)}
          onGo={() => void remove(leaving, {})}
        />
      )}
      {asked && (
        <ConflictDialog
          asked={asked}
          slugs={{ stored: asked.page.slug, wanted: null }}
          onConfirm={() =>
            void remove(asked.page, {
              ...asked.flags,
              ...(asked.refusal.key && flagsFor(asked.refusal.key)),
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

const Paging = ({
  data,
  onPage,
}: Readonly<{ data: PageListAnswer; onPage: (page: number) => void }>) => {
  const { page, pageSize, total, items } = data;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="list-foot">
      <p role="status">
        {items.length === 0
          ? "No page matches."
          : `${first}–${first + items.length - 1} of ${total}`}
      </p>
      {(pages > 1 || page > 1) && (
        <nav aria-label="Pages of the list">
          <IconButton
            icon="back"
            label="Previous"
            isOff={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>{`Page ${page} of ${pages}`}</span>
          <IconButton
            icon="forth"
            label="Next"
            isOff={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
};

const Pages = ({ country, site }: PageListProps) => {
  const { filter, set } = useListFilter();
  const showCommands = useShowCommands();
  const actions = useListActions(country);
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ["custompages", country, filter],
    queryFn: () => pageCalls(country).list(filter),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const last = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : filter.page;
  useEffect(() => {
    if (data && filter.page > last) set({ page: last });
  }, [data, filter.page, last, set]);
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
      <ListBar filter={filter} set={set} />
      {error && <p role="alert">{error.message}</p>}
      <ListTable
        pages={data?.items ?? []}
        site={site}
        timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
        now={dataUpdatedAt}
        onDuplicate={(page) => void actions.duplicate(page)}
        onDelete={actions.setLeaving}
      />
      {data && <Paging data={data} onPage={(page) => set({ page })} />}
      <Dialogs actions={actions} />
    </div>
  );
};

/** The custom pages of one country: found, filtered, sorted, duplicated and deleted. */
export const PageList = (props: PageListProps) => (
  <Queries>
    <Pages {...props} />
  </Queries>
);
