import "./redirect-screen.css";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { apiUrl } from "#platform/browser/api-base.ts";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import { ListScreen, type OpenRecord } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { marketByApiCountry } from "#markets/markets.ts";
import { toOwnPath } from "#platform/site-address.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { counted } from "#platform/counted.ts";
import type { ListedRedirect, RedirectInput } from "../contract.ts";
import { originSentence } from "./made-by.ts";
import { Consequences } from "./record/consequences.tsx";
import { removeRedirects } from "./redirect-actions.ts";
import { redirectApi, redirectsPath } from "./redirect-api.ts";
import { redirectDeclaration } from "./redirect-declaration.ts";
import { redirectRecord } from "./redirect-record.ts";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import { TestAddress } from "./test/test-address.tsx";
import { useIsWide } from "./use-is-wide.ts";

const ImportDialog = lazy(() => import("./import/import-dialog.tsx"));

type RedirectScreenProps = Readonly<{ country: string; site: string | null; isAdmin: boolean }>;

type PanelProps = Readonly<{
  country: string;
  site: string | null;
  isAdmin: boolean;
  open: OpenRecord<ListedRedirect>;
  id: string;
}>;

const RedirectPanel = ({ country, site, isAdmin, open, id }: PanelProps) => {
  const { row, refresh, close } = open;
  const declaration = useMemo(() => redirectRecord(site), [site]);
  return (
    <RecordPanel<RedirectInput>
      declaration={declaration}
      country={country}
      id={id}
      onClose={close}
      onSaved={(record) => {
        void refresh();
        if (record.id !== id) close();
      }}
      onDeleted={() => {
        void refresh();
        close();
      }}
      lineOf={() => row && originSentence(row.madeBy)}
      {...(isAdmin && {
        history: ({ id: entityId }) => (
          <RecordHistory country={country} entity="redirect" entityId={entityId} />
        ),
      })}
    >
      {(record, input) => (
        <Consequences country={country} input={input} listed={row} id={record?.id ?? null} />
      )}
    </RecordPanel>
  );
};

type DeletionProps = Readonly<{
  redirects: readonly ListedRedirect[];
  onConfirm: () => void;
  onCancel: () => void;
}>;

type Deletion = Readonly<{
  redirects: readonly ListedRedirect[];
  whenDeleted: (() => void) | undefined;
}>;

const DeletionDialog = ({ redirects, onConfirm, onCancel }: DeletionProps) => {
  const [first] = redirects;
  const isOne = redirects.length === 1;
  const what = isOne ? "the redirect" : `${redirects.length} redirects`;
  const hits = redirects.reduce((sum, { hits30Days }) => sum + hits30Days, 0);
  const used = hits === 0 ? "Nobody used" : `${counted(hits, "visit")} came by`;
  return (
    <ConfirmDialog
      title={isOne ? `Delete the redirect from ${first?.from ?? ""}?` : `Delete ${what}?`}
      text={`${used} ${isOne ? "it" : "them"} in 30 days. Visitors then meet what is at the address itself.`}
      cancelLabel={isOne ? "Keep it" : "Keep them"}
      confirmLabel={`Delete ${what}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
};

const TopActions = ({ country, onImport }: { country: string; onImport: () => void }) => (
  <>
    <Button
      className="list-top-action"
      variant="default"
      leftSection={<Icon name="upload" />}
      onClick={onImport}
    >
      <span className="list-top-action-text">Import</span>
    </Button>
    <Button
      className="list-top-action"
      variant="default"
      component="a"
      href={apiUrl(`${redirectsPath(country)}/export`)}
      download
      leftSection={<Icon name="download" />}
    >
      <span className="list-top-action-text">Export</span>
    </Button>
  </>
);

/** Null until they are known. */
const useProblemCounts = (country: string) => {
  const { data = null } = useQuery({
    queryKey: ["redirects", country, "problems"],
    queryFn: () => redirectApi(country).countProblems(),
    retry: false,
  });
  return data;
};

const Screen = ({ country, site, isAdmin }: RedirectScreenProps) => {
  const client = useQueryClient();
  const [, setQuery] = useSearchParams();
  const [address, setAddress] = useState("");
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const isWide = useIsWide();
  const problems = useProblemCounts(country);
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: ["redirects", country] }),
    [client, country],
  );
  const declaration = useMemo(
    () =>
      redirectDeclaration({
        site,
        problems,
        onTest: setAddress,
        onDelete: (redirects, whenDeleted) => setDeletion({ redirects, whenDeleted }),
      }),
    [site, problems],
  );
  const testBox = (
    <TestAddress
      country={country}
      countryName={marketByApiCountry(country)?.label ?? country}
      address={address}
      onTest={(typed) => setAddress(toOwnPath(typed, site))}
      onChanged={refresh}
      onOpen={(id) => setQuery((before) => new URLSearchParams([...before, ["open", id]]))}
    />
  );
  return (
    <>
      <ListScreen
        declaration={declaration}
        country={country}
        actions={<TopActions country={country} onImport={() => setIsImporting(true)} />}
        panel={(open) =>
          open.id === null ? (
            isWide && testBox
          ) : (
            <RedirectPanel
              country={country}
              site={site}
              isAdmin={isAdmin}
              open={open}
              id={open.id}
            />
          )
        }
        panelWidth={372}
        foot={!isWide && testBox}
      />
      {deletion && (
        <DeletionDialog
          redirects={deletion.redirects}
          onCancel={() => setDeletion(null)}
          onConfirm={() => {
            setDeletion(null);
            void removeRedirects(deletion.redirects, country).then(() => {
              deletion.whenDeleted?.();
              return refresh();
            });
          }}
        />
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog
            country={country}
            onImported={refresh}
            onClose={() => setIsImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
};

/** `/redirects/{id}` opens the list with the panel of that redirect, so that the list stays. */
const RedirectScreen = (props: RedirectScreenProps) => {
  const { id } = useParams();
  if (id !== undefined) return <Navigate replace to={`/redirects?open=${id}`} />;
  return (
    <QueryProvider>
      <Screen {...props} />
    </QueryProvider>
  );
};

export default RedirectScreen;
