import "./resources.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import type { ListedResource } from "../contract.ts";
import { searchParameterOf } from "../rules.ts";
import { deleteResources, DeletionDialog } from "./list/delete-resources.tsx";
import { wholeListQuery } from "./list/load-resources.ts";
import { resourceList } from "./list/resource-list.ts";
import { kindAt, type KindScreen, kindScreens } from "./resource-kinds.ts";
import { ResourcePanel } from "./resource-panel.tsx";

const ReplacementDialog = lazy(() => import("./replacement/replacement-dialog.tsx"));

type ResourcesScreenProps = Readonly<{ country: string; isAdmin: boolean }>;

const OrderNote = ({ screen }: { screen: KindScreen }) => (
  <p className="order-note">
    {searchParameterOf[screen.kind]
      ? "The order here is the order of the filters of a search. "
      : "The order here is the order in which staff choose them. "}
    Drag, type a number, or <kbd>{keyName("alt+arrowup")}</kbd>{" "}
    <kbd>{keyName("alt+arrowdown")}</kbd> in a row: each move is saved at once and read aloud.
    <br />
    Names: filled is there, amber is older than the Italian, outlined is missing.
  </p>
);

type Deletion = Readonly<{
  resources: readonly ListedResource[];
  whenDeleted: (() => void) | undefined;
}>;

const useOpen = () => {
  const [, setQuery] = useSearchParams();
  return useCallback(
    (id: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("open", id);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
};

type KindProps = ResourcesScreenProps & Readonly<{ screen: KindScreen }>;

const Kind = ({ country, isAdmin, screen }: KindProps) => {
  const client = useQueryClient();
  const open = useOpen();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [replaced, setReplaced] = useState<ListedResource | null>(null);
  const { data } = useQuery(wholeListQuery(country, screen.kind));
  const declaration = useMemo(
    () =>
      resourceList({
        screen,
        client,
        onOpen: open,
        onReplace: setReplaced,
        onDelete: (resources, whenDeleted) => setDeletion({ resources, whenDeleted }),
      }),
    [screen, client, open],
  );
  const refresh = () => client.invalidateQueries({ queryKey: [screen.kind, country] });
  const removeAll = async ({ resources, whenDeleted }: Deletion) => {
    setDeletion(null);
    await deleteResources(country, screen, resources);
    whenDeleted?.();
    await refresh();
  };
  return (
    <>
      <ListScreen
        declaration={declaration}
        country={country}
        panel={({ id, close }) =>
          id !== null &&
          data && (
            <ResourcePanel
              screen={screen}
              country={country}
              isAdmin={isAdmin}
              id={id}
              list={data.body}
              onClose={close}
              onOpen={open}
              onChanged={() => void refresh()}
              onReplace={setReplaced}
            />
          )
        }
        panelWidth={470}
        foot={<OrderNote screen={screen} />}
      />
      {replaced && data && (
        <Suspense>
          <ReplacementDialog
            screen={screen}
            country={country}
            resource={replaced}
            list={data.body}
            onClose={() => setReplaced(null)}
            onReplaced={(id) => {
              setReplaced(null);
              open(id);
              void client.invalidateQueries({ queryKey: ["resource-users"] });
              void refresh();
            }}
          />
        </Suspense>
      )}
      {deletion && (
        <DeletionDialog
          screen={screen}
          resources={deletion.resources}
          onCancel={() => setDeletion(null)}
          onConfirm={() => void removeAll(deletion)}
        />
      )}
    </>
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
