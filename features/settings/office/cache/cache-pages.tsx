import "../parts/settings-page.css";
import "./cache.css";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { SearchField } from "#design/office/list/filters/search-field.tsx";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { type CacheList, keptPagesSort } from "#features/settings/cache-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { Figures } from "./cache-figures.tsx";
import { counted } from "./cache-words.ts";
import { KeptPagesTable } from "./kept-pages-table.tsx";
import { type PurgeChoice, PurgePanel } from "./purge-panel.tsx";
import { sortLabels, useCacheList } from "./use-cache-list.ts";

type FootProps = Readonly<{ list: CacheList; onPage: (page: number) => void }>;

const Foot = ({ list: { items, total, page, pageSize }, onPage }: FootProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="cache-pages-foot">
      <p role="status" className="settings-quiet">
        {items.length === 0
          ? "No page"
          : `${first}–${first + items.length - 1} of ${counted(total, "page")}`}
      </p>
      {pages > 1 && (
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

type BarProps = Pick<ReturnType<typeof useCacheList>, "words" | "tag" | "sort" | "change">;

const Bar = ({ words, tag, sort, change }: BarProps) => (
  <div className="cache-bar">
    <SearchField
      label="Address or tag"
      words={words}
      setSearch={({ words: typed }) => change({ search: typed })}
    />
    {tag !== null && (
      <Button variant="default" onClick={() => change({ tag: "" })}>
        {`tag ${tag} ×`}
      </Button>
    )}
    <NativeSelect
      aria-label="Order"
      value={sort}
      data={keptPagesSort.map((each) => ({ value: each, label: sortLabels[each] }))}
      onChange={(event) => change({ sort: event.currentTarget.value })}
    />
  </div>
);

type CachePagesProps = Readonly<{ country: string }>;

/** What the cache keeps of a market, and what purges it. */
export const CachePages = ({ country }: CachePagesProps) => {
  const search = useCacheList(country);
  const { answer, change } = search;
  const [choice, setChoice] = useState<PurgeChoice>({ kind: "page", page: "", tag: "" });
  const label = marketByApiCountry(country)?.label ?? country;
  const { data: list, error, refetch, isFetching } = answer;
  return (
    <>
      <ScreenTop
        title="Cache"
        count={`Settings · ${label}`}
        actions={
          <Button
            variant="default"
            leftSection={<Icon name="history" />}
            loading={isFetching && list !== undefined}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        }
      />
      <ScreenState
        what="the cache"
        isLoading={!list && !error}
        error={list ? null : error}
        onRetry={() => void refetch()}
      >
        {list && (
          <div className="cache-screen">
            <Figures figures={list.figures} label={label} />
            <div className="settings-block">
              <Bar {...search} />
              {list.items.length === 0 ? (
                <EmptyState
                  title="No page is kept"
                  text="A page is kept once a visitor has asked for it."
                />
              ) : (
                <KeptPagesTable
                  pages={list.items}
                  chosen={choice.kind === "page" ? choice.page : null}
                  onChoose={(page) => setChoice({ ...choice, kind: "page", page })}
                  onTag={(each) => {
                    change({ tag: each });
                    setChoice({ ...choice, kind: "tag", tag: each });
                  }}
                />
              )}
              <Foot list={list} onPage={(page) => change({ page: `${page}` })} />
            </div>
            <aside className="settings-side cache-side" aria-label="Purge">
              <PurgePanel
                country={country}
                label={label}
                tags={list.tags}
                choice={choice}
                onChoose={setChoice}
              />
            </aside>
          </div>
        )}
      </ScreenState>
    </>
  );
};
