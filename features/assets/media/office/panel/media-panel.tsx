import "./media-panel.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { getMedia } from "#features/assets/media/library/calls.ts";
import { call } from "#platform/browser/call.ts";
import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import { isSame } from "#platform/changes/changes.ts";
import {
  type ListedMedia,
  type MediaInput,
  mediaInputSchema,
  type MediaRecord,
} from "#features/assets/media/library-contract.ts";
import { formatSize } from "../format-size.ts";
import { libraryApi } from "../library-api.ts";
import { useOverview, useRefreshLibrary } from "../use-library.ts";
import { folderLabel } from "../media-list.tsx";
import { mediaDeclaration } from "./media-record.ts";
import { MediaRenditions } from "./media-renditions.tsx";
import { MediaTwins } from "./media-twins.tsx";
import { MediaUsersList, usedText } from "./media-users.tsx";
import { PanelPictureProvider } from "./picture-context.ts";
import { ReplaceMedia } from "./replace-media.tsx";

export type MediaPanelProps = Readonly<{
  country: string;
  isAdmin: boolean;
  id: string;
  open: OpenRecord<ListedMedia>;
}>;

/** `JPEG · 1440 × 960 · 61 KB · demo / days` */
const lineOf = ({ mime, width, height, bytes, folder }: MediaRecord): string =>
  [
    mime
      .replace("image/", "")
      .replace("webp", "WebP")
      .replace(/^[a-z]+$/, (word) => word.toUpperCase()),
    `${width} × ${height}`,
    formatSize(bytes),
    ...(folder === "" ? [] : [folderLabel(folder)]),
  ].join(" · ");

const useMedia = (country: string, id: string) =>
  useQuery({
    queryKey: ["library-picture", country, id],
    queryFn: () => call(getMedia, { country, id }),
    retry: false,
  });

const useMediaUsers = (country: string, id: string) =>
  useQuery({
    queryKey: ["media-users", country, id],
    queryFn: () => libraryApi(country).users(id),
    retry: false,
  });

const isUnchanged = (record: MediaRecord, input: MediaInput): boolean =>
  isSame(mediaInputSchema.strip().parse(record), input);

/** One picture beside the library: where its subject is, its texts, and what shows it. */
export const MediaPanel = ({ country, isAdmin, id, open }: MediaPanelProps) => {
  const media = useMedia(country, id);
  const users = useMediaUsers(country, id);
  const overview = useOverview(country);
  const refreshLibrary = useRefreshLibrary(country);
  const [contents, setContents] = useState(0); // a new content is a new version, read anew
  const base = media.data?.base ?? "";
  const picture = useMemo(
    () => ({
      base,
      folders: overview?.folders.map(({ path }) => path) ?? [],
      tags: overview?.tags.map(({ tag }) => tag) ?? [],
    }),
    [base, overview],
  );
  const refresh = async () => {
    await Promise.all([media.refetch(), refreshLibrary()]);
  };
  const used = users.data && users.data.total > 0 ? users.data : null;
  return (
    <PanelPictureProvider value={picture}>
      <RecordPanel<MediaInput>
        key={`${id} ${contents}`}
        declaration={mediaDeclaration}
        country={country}
        id={id}
        onClose={open.close}
        onSaved={() => void refresh()}
        onDeleted={() => {
          open.close();
          void refreshLibrary();
        }}
        onInUse={() => void users.refetch()}
        lineOf={() => media.data && lineOf(media.data)}
        deleteLock={
          used && (
            <Note
              kind="warning"
              icon="lock"
              title={`Cannot be deleted while it is shown in ${usedText(used)}.`}
            >
              Take it out there first, or replace it.
            </Note>
          )
        }
        {...(isAdmin && {
          history: ({ id: entityId }) => (
            <RecordHistory country={country} entity="media" entityId={entityId} />
          ),
        })}
      >
        {(_record, input) => (
          <>
            {media.data &&
              (isUnchanged(media.data, input) ? (
                <ReplaceMedia
                  country={country}
                  id={id}
                  name={media.data.name}
                  uses={users.data?.total ?? 0}
                  onReplaced={() => {
                    void refresh().then(() => setContents((count) => count + 1));
                  }}
                />
              ) : (
                <p className="media-replace">Save first to replace its file.</p>
              ))}
            {media.data && <MediaTwins country={country} id={id} base={media.data.base} />}
            {users.data && <MediaUsersList users={users.data} />}
            {media.data && <MediaRenditions country={country} id={id} base={media.data.base} />}
          </>
        )}
      </RecordPanel>
    </PanelPictureProvider>
  );
};
