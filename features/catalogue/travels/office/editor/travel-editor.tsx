import "./travel-editor.css";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useNavigationType, useSearchParams } from "react-router";
import { useStore } from "zustand";
import { purgeTravel } from "#features/catalogue/travels/save/calls.ts";
import { call } from "#platform/browser/call.ts";
import { usePreviewOpen } from "#design/office/frame/use-preview-open.ts";
import { beginAtField } from "#design/office/form/focus-field.ts";
import { IconButton } from "#design/office/icons.tsx";
import type { GoTo } from "#design/office/record-page/tabs.ts";
import { recordTitle } from "#design/office/record-page/record-title.ts";
import { RecordPage } from "#design/office/record-page/record-page.tsx";
import { usePageTabs } from "#design/office/record-page/tabs.ts";
import { type RecordPageState, useRecordPage } from "#design/office/record-page/use-record-page.ts";
import type { Previewed } from "#features/company/preview-links/contract.ts";
import { PublishMenu } from "#features/catalogue/publication/pickers/publish-menu.tsx";
import { publicationRefusal } from "#features/catalogue/travels/travel-rules.ts";
import { PlanTag } from "#features/catalogue/publication/pickers/plan-tag.tsx";
import { useRecordPlan } from "#features/catalogue/publication/pickers/use-record-plan.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import { markOfMap } from "#features/catalogue/travels/parts/tab-names.ts";
import type { TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import { beginningOf, completenessOf, tabsOfTravel, type TravelTab } from "./record/travel-tabs.ts";
import { travelRecord } from "./record/travel-record.ts";
import { asTravel } from "./record/use-travel.ts";
import { Sisters } from "./sisters.tsx";
import { SidePreview } from "./side-preview.tsx";
import { StoredTravelProvider } from "./stored-travel.ts";
import { TravelTabContent } from "./travel-tab-content.tsx";

export type TravelEditorProps = Readonly<{
  country: string;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  /** Null for a new travel. */
  initial: VersionedAnswer<TravelRecord> | null;
  onCreated: (id: string) => void;
}>;

/** The day to which a field belongs. */
const placeOf = (path: string): Readonly<Record<string, string>> => {
  const [, index] = /^itinerary\.(\d+)/.exec(path) ?? [];
  return index === undefined ? {} : { day: `${Number(index) + 1}` };
};

/** A new travel begins with the trip that `?trip=` gives. */
const useTravelPage = ({ country, initial, onCreated }: TravelEditorProps, goTo: GoTo) => {
  const navigate = useNavigate();
  const known = travelRecord(marketByApiCountry(country)?.language ?? "en");
  const [query] = useSearchParams();
  const [tripId] = useState(() => query.get("trip") ?? "");
  const declaration = useMemo(
    () => (tripId === "" ? known : { ...known, empty: { ...known.empty, tripId } }),
    [known, tripId],
  );
  const state = useRecordPage<TravelInput>({
    declaration,
    country,
    initial,
    onSaved: ({ id }) => {
      if (initial !== null) return;
      onCreated(id);
      void navigate(`/travels/${id}`, { replace: true });
    },
    onDeleted: () => void navigate("/travels"),
    onError: goTo,
  });
  const record = (state.submission.stored?.body ?? null) as TravelRecord | null;
  return { declaration, state, record };
};

const copyPreviewLink = async (country: string, record: Previewed) => {
  const picker = await import("#features/company/preview-links/pickers/copy-preview-link.ts");
  await picker.copyPreviewLink(country, record);
};

const travelPurge = (country: string, id: string) => ({
  label: "Purge this travel’s cache",
  doneText: "The cache of this travel is purged.",
  run: () => call(purgeTravel, { country, id }),
});

/** The tabs follow from the draft, and the draft's errors lead to tabs: the way there comes late. */
const useLateGoTo = () => {
  const late = useRef<GoTo>(() => undefined);
  const goTo = useCallback<GoTo>((path, takesFocus) => late.current(path, takesFocus), []);
  const follow = (next: GoTo) => {
    late.current = next;
  };
  return { goTo, follow };
};

const useTravelTabs = ({
  state,
  record,
  country,
}: Pick<ReturnType<typeof useTravelPage>, "state" | "record"> &
  Pick<TravelEditorProps, "country">) => {
  const edited = useStore(state.store, (draft) => asTravel(draft.edited));
  const errors = useStore(state.store, (draft) => draft.errors);
  const serverErrors = useStore(state.store, (draft) => draft.serverErrors);
  const about = record?.about ?? null;
  const id = record?.id ?? null;
  const language = marketByApiCountry(country)?.language ?? "en";
  const completeness = useMemo(
    () => completenessOf(edited, about, language, id),
    [edited, about, language, id],
  );
  const list = useMemo(
    () =>
      tabsOfTravel({
        id,
        departures: about?.departures.total ?? 0,
        completeness,
        mapMark: about ? markOfMap(about.trip) : "missing",
        errors: [...errors, ...serverErrors],
      }),
    [id, about, completeness, errors, serverErrors],
  );
  return { tabs: usePageTabs(list, placeOf), completeness, name: edited.name };
};

const PreviewTabs = ({
  isPreviewing,
  onChange,
}: Readonly<{ isPreviewing: boolean; onChange: (isPreviewing: boolean) => void }>) => (
  <div className="travel-editor-switch" role="group" aria-label="What is shown">
    <button type="button" aria-pressed={!isPreviewing} onClick={() => onChange(false)}>
      Form
    </button>
    <button type="button" aria-pressed={isPreviewing} onClick={() => onChange(true)}>
      Preview
    </button>
  </div>
);

/** A tab of a new travel that somebody opens is there to be written; an error leads on by itself. */
const useBeginning = (
  isNew: boolean,
  tab: string,
  { store }: Pick<RecordPageState<TravelInput>, "store">,
) => {
  const isLed = useNavigationType() === "REPLACE";
  useEffect(() => {
    if (!isNew || isLed) return;
    const { edited } = store.getState();
    beginAtField(beginningOf(tab as TravelTab, asTravel(edited)));
  }, [isNew, isLed, tab, store]);
};

type PublishingProps = Readonly<{
  country: string;
  record: TravelRecord | null;
  state: RecordPageState<TravelInput>;
}>;

/** Another screen of the travel has asked for it, by the address. */
const useAskedPublication = (publish: (isPublished: boolean) => void) => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("publish");
  useEffect(() => {
    if (asked === null) return;
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("publish");
        return after;
      },
      { replace: true },
    );
    publish(asked === "yes");
  }, [asked, publish, setQuery]);
};

/** Whether it is live, and when it will be; and the way to both. */
const usePublishing = ({ country, record, state }: PublishingProps) => {
  const plan = useRecordPlan(record && { kind: "travel", country, id: record.id });
  const isChanged = useStore(state.store, (draft) => draft.isChanged);
  const whyNot = useStore(state.store, ({ edited }) => publicationRefusal(asTravel(edited)));
  const timeZone = marketByApiCountry(country)?.timeZone ?? "UTC";
  const isPublished = record?.isPublished ?? false;
  const publish = useCallback(
    (next: boolean) => {
      state.store.put("isPublished", next);
      void state.save();
    },
    [state],
  );
  useAskedPublication(publish);
  const tag = <PlanTag isPublished={isPublished} plan={plan} timeZone={timeZone} />;
  const menu = (
    <PublishMenu
      one="travel"
      timeZone={timeZone}
      isStored={record !== null}
      whyNot={whyNot}
      isPublished={isPublished}
      isChanged={isChanged}
      plan={plan}
      onPublish={publish}
    />
  );
  return { tag, menu };
};

/** A travel on a page of its own. */
export const TravelEditor = (props: TravelEditorProps) => {
  const { country, site } = props;
  const { goTo, follow } = useLateGoTo();
  const page = useTravelPage(props, goTo);
  const { declaration, state, record } = page;
  const { tabs, completeness, name } = useTravelTabs({ ...page, country: props.country });
  const [isPreviewing, setPreviewing] = usePreviewOpen();
  const publishing = usePublishing({ country, record, state });
  useEffect(() => follow(tabs.goTo));
  const id = record?.id ?? null;
  useBeginning(id === null, tabs.tab, state);
  const about = record?.about ?? null;
  const stored = useMemo(() => ({ id, about }), [id, about]);
  const path = about?.path ?? null;
  const purge = useMemo(() => (id === null ? null : travelPurge(country, id)), [country, id]);
  const isLive = record?.isPublished === true && site !== null && path !== null;
  return (
    <StoredTravelProvider value={stored}>
      <RecordPage
        declaration={declaration}
        state={state}
        tabs={tabs}
        title={recordTitle(name, id !== null, "travel")}
        path={path}
        publicUrl={isLive ? `${site}${path}` : null}
        tag={publishing.tag}
        actions={
          <>
            {id !== null && (
              <IconButton
                icon="link"
                label="Copy preview link"
                onClick={() => void copyPreviewLink(country, { kind: "travel", id })}
              />
            )}
            <span className="travel-editor-eye">
              <IconButton
                icon="eye"
                label="Live preview"
                isPressed={isPreviewing}
                onClick={() => setPreviewing(!isPreviewing)}
              />
            </span>
            {publishing.menu}
          </>
        }
        completeness={completeness}
        purge={purge}
      >
        <div className="travel-editor" data-preview={isPreviewing}>
          <PreviewTabs isPreviewing={isPreviewing} onChange={setPreviewing} />
          <div className="travel-editor-tab">
            <TravelTabContent tab={tabs.tab as TravelTab} id={id} site={site}>
              {record && <Sisters country={country} record={record} />}
            </TravelTabContent>
          </div>
          {isPreviewing && (
            <div className="travel-editor-preview">
              <SidePreview tab={tabs.tab} onClose={() => setPreviewing(false)} />
            </div>
          )}
        </div>
      </RecordPage>
    </StoredTravelProvider>
  );
};
