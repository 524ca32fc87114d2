import "../parts/settings-page.css";
import "./cache.css";
import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { SearchField } from "#design/office/list/filters/search-field.tsx";
import { PageFoot } from "#design/office/list/foot/page-foot.tsx";
import { Icon } from "#design/office/icons.tsx";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { type CacheList, keptPagesSort } from "#features/company/settings/cache-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { Figures } from "./cache-figures.tsx";
import { KeptPagesTable } from "./kept-pages-table.tsx";
import { KeptTagsTable } from "./kept-tags-table.tsx";
import { type PurgeChoice, PurgePanel } from "./purge-panel.tsx";
import { sortLabels, useCacheList } from "./use-cache-list.ts";

type BarProps = Pick<ReturnType<typeof useCacheList>, "words" | "tag" | "sort" | "view" | "change">;

const views = [
  { value: "pages", label: "Pages" },
  { value: "tags", label: "Tags" },
];

const Bar = ({ words, tag, sort, view, change }: BarProps) => (
  <div className="cache-bar">
    <SearchField
      label="Address or tag"
      words={words}
      setSearch={({ words: typed }) => change({ search: typed })}
    />
    <SegmentedControl
      aria-label="What is listed"
      color="spruce"
      transitionDuration={0}
      data={views}
      value={view}
      onChange={(next) => change({ view: next === "pages" ? "" : next })}
    />
    {tag !== null && view === "pages" && (
      <Button variant="default" onClick={() => change({ tag: "" })}>
        {`tag ${tag} ×`}
      </Button>
    )}
    {view === "pages" && (
      <NativeSelect
        aria-label="Order"
        value={sort}
        data={keptPagesSort.map((each) => ({ value: each, label: sortLabels[each] }))}
        onChange={(event) => change({ sort: event.currentTarget.value })}
      />
    )}
  </div>
);

type KeptProps = Readonly<{
  search: ReturnType<typeof useCacheList>;
  list: CacheList;
  choice: PurgeChoice;
  onChoose: (choice: PurgeChoice) => void;
}>;

const KeptTags = ({ search: { words, change }, list, choice, onChoose }: KeptProps) => (
  <KeptTagsTable
    tags={list.tags.filter(({ tag }) => tag.includes(words.trim().toLowerCase()))}
    chosen={choice.kind === "tag" ? choice.tag : null}
    onChoose={(tag) => onChoose({ ...choice, kind: "tag", tag })}
    onPages={(tag) => change({ view: "", search: "", tag })}
  />
);

const KeptPages = ({ search: { change }, list, choice, onChoose }: KeptProps) => (
  <>
    <KeptPagesTable
      pages={list.items}
      chosen={choice.kind === "page" ? choice.page : null}
      onChoose={(page) => onChoose({ ...choice, kind: "page", page })}
      onTag={(tag) => {
        change({ tag });
        onChoose({ ...choice, kind: "tag", tag });
      }}
    />
    <PageFoot
      page={list.page}
      pageSize={list.pageSize}
      total={list.total}
      none="No page"
      onPage={(page) => change({ page: `${page}` })}
    />
  </>
);

/** Pages, or the tags of all of them. */
const KeptRows = (props: KeptProps) => {
  const { search, list } = props;
  const isTags = search.view === "tags";
  if ((isTags ? list.tags : list.items).length === 0)
    return (
      <EmptyState title="No page is kept" text="A page is kept once a visitor has asked for it." />
    );
  return isTags ? <KeptTags {...props} /> : <KeptPages {...props} />;
};

type CachePagesProps = Readonly<{ country: string }>;

/** What the cache keeps of a market, and what purges it. */
export const CachePages = ({ country }: CachePagesProps) => {
  const search = useCacheList(country);
  const { answer } = search;
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
            leftSection={<Icon name="refresh" />}
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
            <Figures
              figures={list.figures}
              lastChange={list.lastChange}
              label={label}
              country={country}
            />
            <div className="settings-block">
              <Bar {...search} />
              <KeptRows search={search} list={list} choice={choice} onChoose={setChoice} />
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
