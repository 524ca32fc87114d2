import { Button } from "@mantine/core";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { focusField } from "#design/office/form/focus-field.ts";
import { RecordPage } from "#design/office/record-page/record-page.tsx";
import type { GoTo } from "#design/office/record-page/tabs.ts";
import { useRecordPage } from "#design/office/record-page/use-record-page.ts";
import type { LayoutArea } from "#features/assets/layout/contract.ts";
import type { LayoutInput, LayoutRecord } from "#features/assets/layout/record-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";
import { purgeLayout } from "../calls.ts";
import { LayoutBody } from "./layout-body.tsx";
import { type LayoutMarkets, LayoutMarketsProvider } from "./elsewhere/markets-context.ts";
import { layoutRecord, partNames } from "./record/layout-record.ts";

const CopyDialog = lazy(() => import("./copy/copy-dialog.tsx"));

export type LayoutEditorProps = Readonly<{
  area: LayoutArea;
  /** The market that is edited. */
  country: string;
  site: string | null;
  initial: VersionedAnswer<LayoutRecord>;
  markets: LayoutMarkets;
  onSaved: () => void;
}>;

const nothing = () => undefined;

/** The entry to which a field belongs, counted from 1. */
const entryOf = (path: string): string | null => {
  const [, index] = /^(?:links|groups|items)\.(\d+)/.exec(path) ?? [];
  return index === undefined ? null : `${Number(index) + 1}`;
};

/** Opens the entry of a field and focuses the field. */
const useGoTo = (): GoTo => {
  const [, setSearch] = useSearchParams();
  return useCallback<GoTo>(
    (path, takesFocus = true) => {
      const entry = entryOf(path);
      if (entry !== null)
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            next.set("entry", entry);
            return next;
          },
          { replace: true, flushSync: true },
        );
      if (takesFocus) requestAnimationFrame(() => focusField(path));
    },
    [setSearch],
  );
};

/** One part of one market's layout on a page of its own. */
export const LayoutEditor = (props: LayoutEditorProps) => {
  const { area, country, site, initial, markets, onSaved } = props;
  const declaration = layoutRecord(area, country);
  const goTo = useGoTo();
  const state = useRecordPage<LayoutInput>({
    declaration,
    country,
    initial,
    onSaved,
    onDeleted: nothing,
    onError: goTo,
  });
  const tabs = useMemo(() => ({ tab: "", links: [], goTo }), [goTo]);
  const label = marketByApiCountry(country)?.label ?? country;
  const [isCopying, setCopying] = useState(false);
  const purge = useMemo(
    () => ({
      label: "Purge all pages",
      doneText: `All pages of ${nameInSentence(label)} are made anew.`,
      run: () => call(purgeLayout, { country, id: area }),
    }),
    [label, country, area],
  );
  const isStandard = state.submission.stored?.version === 0;
  return (
    <LayoutMarketsProvider value={markets}>
      <RecordPage
        declaration={declaration}
        state={state}
        tabs={tabs}
        title={partNames[area]}
        path={`Layout · ${label}`}
        publicUrl={site === null ? null : `${site}/`}
        tag={
          <span className="tag state" data-kind={isStandard ? "quiet" : "live"}>
            {isStandard ? "The site’s own" : "Live"}
          </span>
        }
        actions={
          area !== "contacts" && (
            <Button
              variant="default"
              leftSection={<Icon name="copy" />}
              onClick={() => setCopying(true)}
            >
              Copy to markets …
            </Button>
          )
        }
        purge={purge}
        completeness={null}
        note={`Saving renews every page of ${nameInSentence(label)} at once`}
      >
        <LayoutBody country={country} area={area} />
        {isCopying && (
          <Suspense>
            <CopyDialog area={area} onCopied={onSaved} onClose={() => setCopying(false)} />
          </Suspense>
        )}
      </RecordPage>
    </LayoutMarketsProvider>
  );
};
