import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { Icon } from "#design/office/icons.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import { listFileUsers, purgeFile } from "#features/assets/media/cdn/calls.ts";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import {
  type FileInput,
  fileInputSchema,
  type FileRecord,
  type FileUser,
  type ListedFile,
} from "#features/assets/media/cdn-contract.ts";
import { call } from "#platform/browser/call.ts";
import { uploadFile } from "#platform/browser/upload-file.ts";
import { counted } from "#platform/counted.ts";
import { UploadButton } from "#features/assets/media/pickers/upload/upload-button.tsx";
import { formatSize } from "../format-size.ts";
import { copyAddress } from "./copy-address.ts";

const declaration: RecordDeclaration<FileInput> = {
  one: "file",
  schema: fileInputSchema,
  empty: { name: "", folder: "" },
  path: (country) => `${country}/cdn`,
  nameOf: ({ name }) => name,
  fields: {
    name: { description: "Name", help: "It stands in the address." },
    folder: { description: "Folder", help: "It stands in the address too: press/2027." },
  },
  saved: "File saved.",
  created: "File added.",
  deleted: "File deleted.",
};

const pathOf = ({ kind, id }: FileUser): string =>
  ({
    page: `/custompages/${id}`,
    "page-content": `/page-contents/fixed/${id}`,
    layout: `/layout/${id}`,
    redirect: `/redirects?open=${id}`,
  })[kind];

const UserList = ({ users }: { users: readonly FileUser[] }) => (
  <section className="media-users" aria-label="Where it is linked">
    <h3>{users.length === 0 ? "Nothing links to it" : `Linked in ${users.length}`}</h3>
    <ul>
      {users.map((user) => (
        <li key={`${user.kind} ${user.country} ${user.id}`}>
          <Link to={pathOf(user)} state={{ country: user.country }}>
            <Icon name="link" />
            <b>{user.name}</b>
            <small>{user.country.toUpperCase()}</small>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

type ToolsProps = Readonly<{
  country: string;
  file: FileRecord;
  site: string | null;
  onReplaced: () => void;
}>;

const Tools = ({ country, file, site, onReplaced }: ToolsProps) => {
  const { id, name, path } = file;
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error(reasonOf(error));
    }
    setBusy(false);
  };
  const replace = ([first]: readonly File[]) => {
    if (!first) return;
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    void run(async () => {
      await uploadFile(`${country}/cdn/${id}/content`, first, options);
      onReplaced();
    }, `“${name}” was replaced at its address.`);
  };
  return (
    <div className="media-replace">
      <Button
        variant="default"
        leftSection={<Icon name="copy" />}
        onClick={() => void copyAddress(site, path)}
      >
        Copy address
      </Button>
      <Button
        variant="default"
        component="a"
        href={path}
        download={name}
        leftSection={<Icon name="download" />}
      >
        Download
      </Button>
      <UploadButton accept="" label={`Replace ${name}`} isDisabled={isBusy} onFiles={replace}>
        Replace …
      </UploadButton>
      <Button
        variant="default"
        disabled={isBusy}
        leftSection={<Icon name="bolt" />}
        onClick={() =>
          void run(() => call(purgeFile, { country, id }), "Caches in front ask for it again.")
        }
      >
        Purge
      </Button>
    </div>
  );
};

export type FilePanelProps = Readonly<{
  country: string;
  isAdmin: boolean;
  site: string | null;
  id: string;
  open: OpenRecord<ListedFile>;
}>;

/** One plain file beside the list: its address, its links, its content. */
export const FilePanel = ({ country, isAdmin, site, id, open }: FilePanelProps) => {
  const [contents, setContents] = useState(0); // a new content is a new version, read anew
  const { data } = useQuery({
    queryKey: ["file-users", country, id],
    queryFn: () => call(listFileUsers, { country, id }),
    retry: false,
  });
  const links = data?.items ?? [];
  return (
    <RecordPanel<FileInput>
      key={`${id} ${contents}`}
      declaration={declaration}
      country={country}
      id={id}
      onClose={open.close}
      onSaved={() => void open.refresh()}
      onDeleted={() => {
        void open.refresh();
        open.close();
      }}
      lineOf={() => open.row && `${formatSize(open.row.bytes)} · ${open.row.path}`}
      deleteLock={
        links.length > 0 && (
          <Note
            kind="warning"
            icon="lock"
            title={`Cannot be deleted or moved while ${counted(links.length, "record links", "records link")} to it.`}
          >
            Replace keeps the address.
          </Note>
        )
      }
      {...(isAdmin && {
        history: ({ id: entityId }) => (
          <RecordHistory country={country} entity="cdn-file" entityId={entityId} />
        ),
      })}
    >
      {() => (
        <>
          {open.row && (
            <Tools
              country={country}
              file={open.row}
              site={site}
              onReplaced={() => {
                void open.refresh();
                setContents((count) => count + 1);
              }}
            />
          )}
          {data && <UserList users={data.items} />}
        </>
      )}
    </RecordPanel>
  );
};
