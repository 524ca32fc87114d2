import "./record-page.css";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { FormSettingsProvider } from "../form/form-settings.ts";
import { formSchemaOf } from "../record/form/form-schema.ts";
import { useDocumentTitle } from "../document-title.ts";
import { ScreenTabs } from "../screen/screen-tabs.tsx";
import { type Tools, useTools } from "../tooling/tools.ts";
import { PageDialogs } from "./dialogs/page-dialogs.tsx";
import { PageNotes } from "./parts/page-notes.tsx";
import { PageStatus } from "./parts/page-status.tsx";
import { PageTop } from "./parts/page-top.tsx";
import type { Completeness, RecordPageDeclaration } from "./record-page-declaration.ts";
import { DraftStoreProvider, useDraft } from "./state/use-draft.ts";
import { type PageTabs, useSteps } from "./tabs.ts";
import { usePageCommands } from "./use-page-commands.ts";
import type { RecordPageState } from "./use-record-page.ts";

const RecordPresence = lazy(() => import("../record/presence/record-presence.tsx"));

const RecordJson = lazy(() => import("../tooling/record-json.tsx"));

export type RecordPageProps<Input extends object> = Readonly<{
  declaration: RecordPageDeclaration<Input>;
  state: RecordPageState<Input>;
  tabs: PageTabs;
  title: string;
  /** Of its page on the site; null while it has none. */
  path: string | null;
  /** Where it stands on the site; null while it does not. */
  publicUrl: string | null;
  tag?: React.ReactNode;
  actions?: React.ReactNode;
  /** Null for a record of which no part is missing. */
  completeness: Completeness | null;
  /** What a save does, in a few words. */
  note?: React.ReactNode;
  purge?: Tools["purge"];
  /** The open tab. */
  children: React.ReactNode;
}>;

const noFields = [] as const;

const LiveRegion = () => (
  <p className="sr-only" role="status" aria-live="polite">
    {useDraft(({ announcement }) => announcement)}
  </p>
);

const useRecordTools = <Input extends object>(
  { state, title, publicUrl, purge = null }: RecordPageProps<Input>,
  onHistory: () => void,
): React.ReactNode => {
  const [isJsonShown, setJsonShown] = useState(false);
  const stored = state.submission.stored?.body ?? null;
  const id = stored?.id ?? null;
  const onJson = useCallback(() => setJsonShown(true), []);
  const tools = useMemo<Tools | null>(
    () => (id === null ? null : { id, publicUrl, onJson, onHistory, purge }),
    [id, publicUrl, onJson, onHistory, purge],
  );
  useTools(tools);
  return (
    isJsonShown &&
    stored && (
      <Suspense>
        <RecordJson title={title} record={stored} onClose={() => setJsonShown(false)} />
      </Suspense>
    )
  );
};

/** A record on a page of its own: its head, how it stands, its tabs and the open one. */
export const RecordPage = <Input extends object>(props: RecordPageProps<Input>) => {
  const { declaration, state, tabs, title, path, publicUrl, tag, actions, completeness } = props;
  const { store, submission, journal, isBusy, save } = state;
  const { specialFields = noFields, timeZone = "UTC" } = declaration;
  const [isHistoryShown, setHistoryShown] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const settings = useMemo(() => ({ specialFields, timeZone }), [specialFields, timeZone]);
  const schema = useMemo(() => formSchemaOf(declaration), [declaration]);
  const saveNow = useCallback(() => void save(), [save]);
  const showHistory = useCallback(() => setHistoryShown(true), []);
  const id = submission.stored?.body.id ?? null;
  usePageCommands(declaration.one, store, saveNow);
  useSteps(store, tabs.goTo);
  useDocumentTitle(title);
  const json = useRecordTools(props, showHistory);
  return (
    <DraftStoreProvider value={store}>
      <FormSettingsProvider value={settings}>
        <div className="record-page">
          <PageTop
            list={declaration.list}
            title={title}
            path={path}
            tag={tag}
            publicUrl={publicUrl}
            actions={actions}
            isBusy={isBusy}
            onHistory={id === null ? null : showHistory}
            onSave={saveNow}
            presence={
              id !== null && (
                <Suspense>
                  <RecordPresence
                    one={declaration.one}
                    path={`${state.path}/${id}`}
                    panel={body}
                    schema={schema}
                    onVersion={state.setNewest}
                  />
                </Suspense>
              )
            }
          />
          <PageStatus
            isPersisted={journal.isPersisted}
            completeness={completeness}
            note={props.note}
            wasTried={state.wasTried}
            fieldName={declaration.fieldName}
            goTo={tabs.goTo}
          />
          {tabs.links.length > 0 && (
            <ScreenTabs label={`Parts of the ${declaration.one}`} tabs={tabs.links} />
          )}
          <PageNotes declaration={declaration} state={state} />
          <div className="record-page-body" ref={body}>
            {props.children}
          </div>
          <PageDialogs
            declaration={declaration}
            state={state}
            isHistoryShown={isHistoryShown}
            onHistoryClose={() => setHistoryShown(false)}
          />
          {json}
          <LiveRegion />
        </div>
      </FormSettingsProvider>
    </DraftStoreProvider>
  );
};
