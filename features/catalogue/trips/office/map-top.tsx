import { Link } from "react-router";
import { useStore } from "zustand";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { PresenceBar } from "#design/office/presence/presence-bar.tsx";
import { SaveButton } from "#design/office/record-page/parts/save-button.tsx";
import { StepButtons } from "#design/office/record-page/parts/step-buttons.tsx";
import { useDocumentTitle } from "#design/office/document-title.ts";
import type { Presence } from "#design/office/presence/use-presence.ts";
import { type DraftStore, isChanged } from "./draft/draft-store.ts";
import type { TravelMapProps } from "./map-props.ts";

export type MapTopProps = Pick<TravelMapProps, "travel" | "site" | "publishing"> &
  Readonly<{
    store: DraftStore;
    others: Presence["others"];
    nameOfFocus: (focus: string) => string | null;
    onOpenFocus: (focus: string) => void;
    onHistory: () => void;
    /** Why nothing can be saved. */
    lockReason: string | undefined;
    isBusy: boolean;
    onSave: () => void;
  }>;

const UndoRedo = ({ store }: Pick<MapTopProps, "store">) => {
  const undo = useStore(store, ({ steps }) => steps.done.at(-1)?.label ?? null);
  const redo = useStore(store, ({ steps }) => steps.undone[0]?.label ?? null);
  return <StepButtons undo={undo} redo={redo} onUndo={store.undo} onRedo={store.redo} />;
};

export const MapTop = (props: MapTopProps) => {
  const { store, travel, site, publishing, lockReason, isBusy } = props;
  const { id, name: title, path, isPublished } = travel;
  useDocumentTitle(`Map · ${title}`);
  const isUnchanged = useStore(store, (state) => !isChanged(state));
  return (
    <header className="map-top">
      <Link to={`/travels/${id}`} className="icon-button" aria-label="Back to the travel">
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
      <span className="map-path">{path}</span>
      {publishing.tag}
      <div className="map-actions">
        <PresenceBar
          what="trip"
          others={props.others}
          nameOf={props.nameOfFocus}
          onOpen={props.onOpenFocus}
        />
        <UndoRedo store={store} />
        <IconButton icon="history" label="Versions of the trip" onClick={props.onHistory} />
        {site !== null && isPublished && (
          <a
            className="icon-button map-wide-only"
            href={`${site}${path}`}
            target="_blank"
            rel="noreferrer"
            aria-label="Open on the site"
          >
            <Icon name="globe" />
          </a>
        )}
        {publishing.menu}
        <SaveButton
          reason={isUnchanged ? "Nothing was changed." : lockReason}
          isBusy={isBusy}
          onSave={props.onSave}
        />
      </div>
    </header>
  );
};
