import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { filesOf } from "#features/assets/media/pickers/upload/check-file.ts";
import { DropZone } from "#features/assets/media/pickers/upload/drop-zone.tsx";
import { UploadButton } from "#features/assets/media/pickers/upload/upload-button.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { counted } from "#platform/counted.ts";
import { type ListedMedia, folderSchema } from "../library-contract.ts";
import { changeAll, deleteAll } from "./bulk/bulk-changes.ts";
import { type BulkChange, BulkDialog } from "./bulk/bulk-dialog.tsx";
import { MediaGrid } from "./grid/media-grid.tsx";
import { useGridView, ViewSwitch } from "./grid/view-switch.tsx";
import { formatSize } from "./format-size.ts";
import { folderLabel, listName, mediaList } from "./media-list.tsx";
import { MediaPanel } from "./panel/media-panel.tsx";
import { QueuePanel } from "./queue/queue-panel.tsx";
import { libraryQueue } from "./queue/queues.ts";
import { useArrivals } from "./queue/use-arrivals.ts";
import { LibrarySide } from "./side/library-side.tsx";
import { overviewKey, useOverview, useRefreshLibrary } from "./use-library.ts";

type MediaScreenProps = Readonly<{ country: string; isAdmin: boolean }>;

type BulkRequest = Readonly<{
  kind: BulkChange["kind"] | "delete";
  rows: readonly ListedMedia[];
  whenDeleted: () => void;
}>;

const isUnused = ({ uses }: ListedMedia): boolean => uses === 0;

/** Pictures that are pasted while no field has the focus. */
const usePaste = (onFiles: (files: readonly File[]) => void): void =>
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFiles]);

const useUploadFolder = (): string => {
  const [query] = useSearchParams();
  return folderSchema.safeParse(query.get("folder") ?? "").data ?? "";
};

type BulkProps = Readonly<{ country: string; asked: BulkRequest; onEnd: () => void }>;

const Bulk = ({ country, asked: { kind, rows, whenDeleted }, onEnd }: BulkProps) => {
  const overview = useOverview(country);
  const refresh = useRefreshLibrary(country);
  const run = async (work: Promise<void>) => {
    onEnd();
    await work;
    await refresh();
  };
  if (kind !== "delete")
    return (
      <BulkDialog
        kind={kind}
        rows={rows}
        overview={overview}
        onClose={onEnd}
        onApply={(change) => void run(changeAll(country, rows, change).then(whenDeleted))}
      />
    );
  const free = rows.filter(isUnused);
  const used = rows.length - free.length;
  const many = counted(free.length, "picture");
  const goes = free.length === 1 ? "It is gone" : "They are gone";
  return (
    <ConfirmDialog
      title={`Delete ${many}?`}
      text={`${goes} at once, for everybody.${used === 0 ? "" : ` ${used} more ${used === 1 ? "is" : "are"} shown somewhere and will stay.`}`}
      cancelLabel="Keep them"
      confirmLabel={`Delete ${many}`}
      onCancel={onEnd}
      onConfirm={() => void run(deleteAll(country, free).then(whenDeleted))}
    />
  );
};

const Screen = ({ country, isAdmin }: MediaScreenProps) => {
  const [asked, setAsked] = useState<BulkRequest | null>(null);
  const view = useGridView();
  const overview = useOverview(country);
  const folder = useUploadFolder();
  useArrivals(libraryQueue, [listName, country], overviewKey(country));
  const declaration = useMemo(() => {
    const action = (kind: BulkRequest["kind"], label: string) => ({
      key: kind,
      label,
      run: (rows: readonly ListedMedia[], _context: unknown, whenDeleted: () => void) =>
        setAsked({ kind, rows, whenDeleted }),
    });
    return mediaList({
      bulkActions: [
        action("tag", "Tag …"),
        action("move", "Move …"),
        {
          ...action("delete", "Delete …"),
          lockedReason: (rows: readonly ListedMedia[]) =>
            rows.some(isUnused) ? null : "Each is shown somewhere. Take them out there first.",
        },
      ],
    });
  }, []);
  const upload = useMemo(
    () => (files: readonly File[]) => libraryQueue.addFrom(country, files, folder),
    [country, folder],
  );
  usePaste(upload);
  return (
    <DropZone
      id="library"
      label="Library"
      hint={`Drop to upload into ${folderLabel(folder)}`}
      onFiles={upload}
    >
      <ListScreen
        declaration={declaration}
        country={country}
        sum={overview && formatSize(overview.bytes)}
        main={
          <UploadButton label="Upload pictures" takesMany isMain onFiles={upload}>
            <span className="list-create-text">Upload</span>
          </UploadButton>
        }
        tools={<ViewSwitch {...view} />}
        aside={(list) => <LibrarySide list={list} />}
        rows={view.isGrid ? (list) => <MediaGrid list={list} /> : undefined}
        panel={(open) =>
          open.id !== null && (
            <MediaPanel
              key={open.id}
              country={country}
              isAdmin={isAdmin}
              id={open.id}
              open={open}
            />
          )
        }
        panelWidth={420}
        foot={<QueuePanel queue={libraryQueue} />}
      />
      {asked && <Bulk country={country} asked={asked} onEnd={() => setAsked(null)} />}
    </DropZone>
  );
};

/** The company's pictures: folders, what needs work, uploads, and a panel of one of them. */
const MediaScreen = (props: MediaScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default MediaScreen;
