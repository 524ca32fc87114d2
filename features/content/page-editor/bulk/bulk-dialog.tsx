import "./bulk-dialog.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import { toast } from "#design/office/toast.ts";
import type { PageSummary } from "#features/content/pages/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { counted } from "#platform/counted.ts";
import { pageApi } from "../page-api.ts";
import { actOnPage, affectedBy, type BulkKind } from "./page-bulk.ts";
import { useBulkConsequences } from "./use-bulk-consequences.ts";

export type BulkDialogProps = Readonly<{
  country: string;
  kind: BulkKind;
  pages: readonly PageSummary[];
  /** Reads the list again after the last write, so that no row is left with an old version. */
  onDone: () => Promise<void>;
  onClose: () => void;
}>;

const verbs = {
  publish: { action: "Publish", done: "published", idle: "on the site already" },
  unpublish: { action: "Unpublish", done: "unpublished", idle: "not on the site" },
  delete: { action: "Delete", done: "deleted", idle: "" },
} as const;

const countOf = (count: number): string => counted(count, "page");

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "The server cannot be reached.";

/** The result of each page; null until its turn. */
type Results = ReadonlyMap<string, string>;

const useRun = ({ country, kind, onDone, onClose }: BulkDialogProps) => {
  const [results, setResults] = useState<Results | null>(null);
  const [isRunning, setRunning] = useState(false);
  /** @param isSaid whether the user has seen what follows, and so confirms it */
  const run = async (pages: readonly PageSummary[], isSaid: boolean) => {
    const found = new Map<string, string>();
    let refused = 0;
    setRunning(true);
    for (const { id } of pages) {
      try {
        await actOnPage(pageApi(country), kind, id, isSaid ? { forceSave: true } : {});
        found.set(id, verbs[kind].done);
      } catch (error) {
        refused += 1;
        found.set(id, `not ${verbs[kind].done}: ${reasonOf(error)}`);
      }
      setResults(new Map(found));
    }
    await onDone();
    setRunning(false);
    if (refused > 0) return;
    toast.success(`${countOf(pages.length)} ${verbs[kind].done}.`);
    onClose();
  };
  return { results, isRunning, run };
};

const PageResults = ({
  pages,
  results,
}: Readonly<{ pages: readonly PageSummary[]; results: Results | null }>) => (
  <ul className="bulk-pages">
    {pages.map(({ id, name, slug }) => (
      <li key={id}>
        <span>
          <b>{name || "A page without a name"}</b> {`/${slug}`}
        </span>
        {results?.get(id) && (
          <small data-wrong={results.get(id)?.startsWith("not ")}>
            <Icon name={results.get(id)?.startsWith("not ") ? "warning" : "check"} />{" "}
            {results.get(id)}
          </small>
        )}
      </li>
    ))}
  </ul>
);

/** Publishes, unpublishes or deletes chosen pages, one write a page, after it has said what follows. */
export const BulkDialog = (props: BulkDialogProps) => {
  const { country, kind, onClose } = props;
  const { action, idle } = verbs[kind];
  const [pages] = useState(() => affectedBy(kind, props.pages));
  const idleCount = props.pages.length - pages.length;
  const consequences = useBulkConsequences(country, kind, pages);
  const { results, isRunning, run } = useRun(props);
  const isKnown = pages.length === 0 || !consequences.isPending;
  const canRun = isKnown && pages.length > 0 && !isRunning;
  return (
    <OfficeDialog title={`${action} ${countOf(pages.length)}?`} onClose={onClose}>
      {idleCount > 0 && <p>{`${countOf(idleCount)} of the chosen: ${idle}.`}</p>}
      <PageResults pages={pages} results={results} />
      {results === null && consequences.data && <WhatWillHappen consequences={consequences.data} />}
      {consequences.error && (
        <p role="alert">{`What will happen is not known. ${consequences.error.message}`}</p>
      )}
      {!isKnown && <p role="status">Looking at what will happen …</p>}
      {results && <p role="status">{`${results.size} of ${pages.length} done.`}</p>}
      <footer>
        <Button data-autofocus onClick={onClose}>
          {results ? "Close" : "Keep them as they are"}
        </Button>
        {results === null && (
          <Button
            variant="default"
            aria-disabled={!canRun}
            onClick={() => canRun && void run(pages, consequences.isSuccess)}
          >
            {`${action} ${countOf(pages.length)}`}
          </Button>
        )}
      </footer>
    </OfficeDialog>
  );
};
