import "./resources.css";
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { useItemOrder } from "#design/office/item-list/use-item-order.ts";
import { keyName } from "#design/office/palette/keys.ts";
import { Note } from "#design/office/screen/note.tsx";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { searchParameterOf } from "../rules.ts";
import { matchesFilter, useResourceAddress } from "./resource-filter.ts";
import { kindAt, type KindScreen, kindScreens } from "./resource-kinds.ts";
import { ResourcePanel } from "./resource-panel.tsx";
import { ResourceTable } from "./resource-table.tsx";
import { ResourceToolbar } from "./resource-toolbar.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useResources } from "./use-resources.ts";

type ResourcesScreenProps = Readonly<{ country: string; isAdmin: boolean }>;

const NothingYet = ({ screen, onNew }: { screen: KindScreen; onNew: () => void }) => (
  <EmptyState title={`No ${screen.many} yet`} text={screen.about}>
    <Button leftSection={<Icon name="plus" />} onClick={onNew}>
      {`New ${screen.one}`}
    </Button>
  </EmptyState>
);

const NothingFound = ({ screen, onClear }: { screen: KindScreen; onClear: () => void }) => (
  <EmptyState title="Nothing found" text={`No ${screen.one} matches the search and the filter.`}>
    <Button variant="default" onClick={onClear}>
      {`Show all ${screen.many}`}
    </Button>
  </EmptyState>
);

const OrderNote = ({ screen }: { screen: KindScreen }) => (
  <p className="order-note">
    {searchParameterOf[screen.kind]
      ? "The order here is the order of the filters of a search. "
      : "The order here is the order in which staff choose them. "}
    Drag, type a number, or <kbd>{keyName("alt+arrowup")}</kbd>{" "}
    <kbd>{keyName("alt+arrowdown")}</kbd> in a row: each move is saved at once and read aloud.
  </p>
);

type KindProps = ResourcesScreenProps & Readonly<{ screen: KindScreen }>;

const useKind = ({ country, screen }: KindProps) => {
  const resources = useResources(country, screen.kind);
  const address = useResourceAddress();
  const { list, saveOrder } = resources;
  const { filter, set } = address;
  const shown = new Set(list.filter((each) => matchesFilter(each, filter)).map(({ id }) => id));
  const ids = useMemo(() => list.map(({ id }) => id), [list]);
  const itemOrder = useItemOrder({
    ids,
    nameOf: (id) => list.find((each) => each.id === id)?.name ?? "",
    save: saveOrder,
    isPartial: shown.size < ids.length,
  });
  const open = (id: string | null) => set({ open: id });
  return { resources, address, shown, itemOrder, open };
};

type ListProps = Readonly<{ screen: KindScreen }> & ReturnType<typeof useKind>;

const KindList = ({ screen, resources, address, shown, itemOrder, open }: ListProps) => {
  const { openId, set } = address;
  const [isReordering, setIsReordering] = useState(false);
  return (
    <>
      <ResourceToolbar
        screen={screen}
        address={address}
        isReordering={isReordering}
        onReorder={() => setIsReordering(!isReordering)}
      />
      {isReordering && (
        <Note kind="information" title="Reordering.">
          Move with the arrows or type a place; each move is saved at once.
        </Note>
      )}
      {shown.size === 0 && (
        <NothingFound screen={screen} onClear={() => set({ search: null, used: null })} />
      )}
      <ResourceTable
        screen={screen}
        list={resources.list}
        itemOrder={itemOrder}
        shown={shown}
        openId={openId}
        isReordering={isReordering}
        onOpen={open}
      />
      <OrderNote screen={screen} />
    </>
  );
};

const Kind = (props: KindProps) => {
  const { country, isAdmin, screen } = props;
  const kind = useKind(props);
  const { resources, address, open } = kind;
  const { list, isLoaded } = resources;
  useListKeys(screen.one, open);
  return (
    <div className="resources" data-panel={address.openId !== null}>
      <ScreenTop
        title={screen.title}
        count={isLoaded ? list.length : undefined}
        main={
          <Button
            className="new-button"
            leftSection={<Icon name="plus" />}
            onClick={() => open("new")}
          >
            <span className="new-label">{`New ${screen.one}`}</span> <kbd aria-hidden="true">N</kbd>
          </Button>
        }
      />
      <div className="resources-list">
        <ScreenState
          what={`the ${screen.many}`}
          isLoading={resources.isLoading}
          error={resources.error}
          onRetry={() => void resources.refetch()}
        >
          {list.length === 0 ? (
            <NothingYet screen={screen} onNew={() => open("new")} />
          ) : (
            <KindList screen={screen} {...kind} />
          )}
        </ScreenState>
      </div>
      {address.openId !== null && isLoaded && (
        <aside className="resources-panel" aria-label={screen.one}>
          <ResourcePanel
            screen={screen}
            country={country}
            isAdmin={isAdmin}
            id={address.openId}
            list={list}
            onOpen={open}
            onChanged={() => void resources.refresh()}
          />
        </aside>
      )}
    </div>
  );
};

/** All nine kinds of resources, each at its own path. */
const ResourcesScreen = (props: ResourcesScreenProps) => {
  const kind = kindAt(useLocation().pathname);
  return (
    <QueryProvider>
      <Kind key={kind} {...props} screen={kindScreens[kind]} />
    </QueryProvider>
  );
};

export default ResourcesScreen;
