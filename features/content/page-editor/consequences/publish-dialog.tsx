import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import type { PageInput } from "#features/content/pages/contract.ts";
import { templateKindOf } from "#features/content/pages/owner-rules.ts";
import { pageApi } from "../page-api.ts";
import type { SaveFlags } from "../redirect-conflict.ts";
import { useEditor } from "../editing/editor-context.ts";
import { flawConsequences, flawsOf } from "../seo/flaws.ts";
import { pageGains } from "./page-gains.ts";

export type PublishDialogProps = Readonly<{
  country: string;
  page: PageInput;
  /** @param flags confirm what the dialog has said */
  onConfirm: (flags: SaveFlags) => void;
  onCancel: () => void;
}>;

/** What was found wrong with the page; null while it is looked at. */
const usePageFlaws = (page: PageInput): readonly Consequence[] | null => {
  const found = useStore(useEditor().findingsStore, (state) => state.found);
  if (templateKindOf(page.owner) !== null) return [];
  if (!found || found.page !== page) return null;
  return found.isComplete || found.error ? flawConsequences(flawsOf(found.findings)) : null;
};

/** Says what visitors will meet, as the server finds it, before a save publishes a page. */
const PublishDialog = ({ country, page, onConfirm, onCancel }: PublishDialogProps) => {
  const { data, error } = useQuery({
    queryKey: ["page-publishing", country, page],
    queryFn: () => pageApi(country).publishing(page),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  const flaws = usePageFlaws(page);
  const isKnown = data !== undefined || error !== null;
  return (
    <OfficeDialog title={`Publish “${page.name.trim()}”?`} onClose={onCancel}>
      {data && <WhatWillHappen consequences={[...pageGains(data), ...(flaws ?? [])]} />}
      {data && !flaws && <p role="status">Looking at pictures, links and headings …</p>}
      {error && <p role="alert">{`What visitors will meet is not known. ${error.message}`}</p>}
      {!isKnown && <p role="status">Looking at what visitors will meet …</p>}
      <footer>
        <Button variant="default" onClick={onCancel}>
          Go back
        </Button>
        <Button
          data-autofocus
          aria-disabled={!isKnown}
          onClick={() => isKnown && onConfirm(data?.redirect ? { forceSave: true } : {})}
        >
          Save, and publish it
        </Button>
      </footer>
    </OfficeDialog>
  );
};

export default PublishDialog;
