import "./panel/media-panel.css";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { call } from "#platform/browser/call.ts";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { DropZone } from "#features/assets/media/pickers/upload/drop-zone.tsx";
import { toast } from "#design/office/toast.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { UploadButton } from "#features/assets/media/pickers/upload/upload-button.tsx";
import { purgeFile } from "../cdn/calls.ts";
import { fileFolderSchema } from "../cdn-contract.ts";
import { copyAddress } from "./cdn/copy-address.ts";
import { fileList, fileListName } from "./cdn/file-list.tsx";
import { FilePanel } from "./cdn/file-panel.tsx";
import { QueuePanel } from "./queue/queue-panel.tsx";
import { fileQueue } from "./queue/queues.ts";
import { useArrivals } from "./queue/use-arrivals.ts";

type CdnScreenProps = Readonly<{ country: string; isAdmin: boolean; site: string | null }>;

const Screen = ({ country, isAdmin, site }: CdnScreenProps) => {
  const [query] = useSearchParams();
  const folder = fileFolderSchema.safeParse(query.get("folder") ?? "").data ?? "";
  useArrivals(fileQueue, [fileListName, country]);
  const upload = useCallback(
    (files: readonly File[]) => fileQueue.addFrom(country, files, folder),
    [country, folder],
  );
  const declaration = useMemo(
    () =>
      fileList([
        {
          key: "copy",
          label: "Copy address",
          icon: "copy",
          isQuick: true,
          run: ({ path }) => copyAddress(site, path),
        },
        {
          key: "purge",
          label: "Purge",
          icon: "bolt",
          run: async ({ id, name }) => {
            await call(purgeFile, { country, id });
            toast.success(`Caches in front ask for “${name}” again.`);
          },
        },
      ]),
    [country, site],
  );
  return (
    <DropZone
      id="files"
      label="Files"
      hint={folder === "" ? "Drop to upload" : `Drop to upload into ${folder}`}
      onFiles={upload}
    >
      <ListScreen
        declaration={declaration}
        country={country}
        main={
          <UploadButton accept="" label="Upload files" takesMany isMain onFiles={upload}>
            <span className="list-create-text">Upload</span>
          </UploadButton>
        }
        panel={(open) =>
          open.id !== null && (
            <FilePanel
              key={open.id}
              country={country}
              isAdmin={isAdmin}
              site={site}
              id={open.id}
              open={open}
            />
          )
        }
        foot={<QueuePanel queue={fileQueue} />}
      />
    </DropZone>
  );
};

/** The company's plain files, each at an address of its own. */
const CdnScreen = (props: CdnScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default CdnScreen;
