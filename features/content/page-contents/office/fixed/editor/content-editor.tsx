import "./content-editor.css";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { usePreviewOpen } from "#design/office/frame/use-preview-open.ts";
import { IconButton } from "#design/office/icons.tsx";
import { DraftFields } from "#design/office/record-page/parts/draft-fields.tsx";
import { RecordPage } from "#design/office/record-page/record-page.tsx";
import { type GoTo, usePageTabs } from "#design/office/record-page/tabs.ts";
import { useRecordPage } from "#design/office/record-page/use-record-page.ts";
import type { PageContent } from "#features/content/page-contents/contract.ts";
import type { FixedContent } from "#features/content/page-contents/fixed-contract.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import { routeLabel } from "#features/content/page-contents/parts/route-label.ts";
import { contentForm, contentRecord, contentTabs } from "./content-record.ts";

const ContentPreview = lazy(() => import("./content-preview.tsx"));

export type ContentEditorProps = Readonly<{
  country: string;
  site: string | null;
  route: ContentRoute;
  /** Where the market has the page; null where it hides it. */
  path: string | null;
  /** Version 0 for a text that the market has not got. */
  initial: VersionedAnswer<FixedContent>;
}>;

const nothing = () => undefined;
const nowhere = () => ({});

/** The draft's errors lead to tabs, which come after the draft. */
const useContentPage = ({ country, initial }: ContentEditorProps) => {
  const late = useRef<GoTo>(nothing);
  const goTo = useCallback<GoTo>((field, takesFocus) => late.current(field, takesFocus), []);
  const state = useRecordPage<PageContent>({
    declaration: contentRecord,
    country,
    initial,
    onSaved: nothing,
    onDeleted: nothing,
    onError: goTo,
  });
  const wrong = useStore(state.store, ({ errors, serverErrors }) =>
    [...errors, ...serverErrors].map(({ path }) => path.split(".")[0] ?? "").join(" "),
  );
  const list = useMemo(
    () =>
      contentTabs.map((tab) =>
        tab.fields.some((field) => wrong.split(" ").includes(field))
          ? { ...tab, mark: "attention" as const }
          : tab,
      ),
    [wrong],
  );
  const tabs = usePageTabs(list, nowhere);
  useEffect(() => {
    late.current = tabs.goTo;
  });
  return { state, tabs };
};

/** The text of a fixed route on a page of its own. */
export const ContentEditor = (props: ContentEditorProps) => {
  const { country, site, route, path } = props;
  const { state, tabs } = useContentPage(props);
  const [isPreviewing, setPreviewing] = usePreviewOpen();
  const isWritten = state.submission.stored?.version !== 0;
  const names = contentTabs.find(({ key }) => key === tabs.tab)?.fields ?? [];
  const label = marketByApiCountry(country)?.label ?? country;
  return (
    <RecordPage
      declaration={contentRecord}
      state={state}
      tabs={tabs}
      title={routeLabel(route)}
      path={path}
      publicUrl={site !== null && path !== null && isWritten ? `${site}${path}` : null}
      tag={
        <span className="tag state" data-kind={isWritten ? "live" : "quiet"}>
          {isWritten ? "Live" : `Not in ${nameInSentence(label)} yet`}
        </span>
      }
      actions={
        <IconButton
          icon="eye"
          label="Live preview"
          isPressed={isPreviewing}
          onClick={() => setPreviewing(!isPreviewing)}
        />
      }
      completeness={null}
      note={`Saving renews the page of ${nameInSentence(label)} at once`}
    >
      <div className="content-editor" data-preview={isPreviewing}>
        <div className="record-page-scroll">
          <div className="record-page-form">
            <DraftFields<PageContent> declaration={contentForm} names={names} />
          </div>
        </div>
        {isPreviewing && (
          <div className="content-editor-preview">
            <Suspense fallback={<p role="status">Loading …</p>}>
              <ContentPreview
                country={country}
                route={route}
                onClose={() => setPreviewing(false)}
              />
            </Suspense>
          </div>
        )}
      </div>
    </RecordPage>
  );
};
