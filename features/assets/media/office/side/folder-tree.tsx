import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import { formatCount } from "#design/office/list/format-count.ts";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import type { List } from "#design/office/list/use-list.ts";
import { toast } from "#design/office/toast.ts";
import type {
  LibraryOverview,
  ListedMedia,
  MediaFolder,
} from "#features/assets/media/library-contract.ts";
import { libraryApi } from "../library-api.ts";
import { useRefreshLibrary } from "../use-library.ts";
import { FolderDialog } from "./folder-dialog.tsx";
import { counted } from "#platform/counted.ts";

export type FolderTreeProps = Readonly<{ list: List<ListedMedia>; overview: LibraryOverview }>;

type FolderAction = Readonly<{ action: "new" | "move" | "delete"; folder: string }>;

const lastPart = (path: string): string => path.split("/").at(-1) ?? path;
const depthOf = (path: string): number => path.split("/").length - 1;

type FolderRowProps = Readonly<{
  folder: MediaFolder;
  isCurrent: boolean;
  onOpen: () => void;
  onAsk: (action: FolderAction["action"]) => void;
}>;

const FolderRow = ({ folder: { path, pictures }, isCurrent, onOpen, onAsk }: FolderRowProps) => (
  <li style={{ paddingInlineStart: depthOf(path) * 14 }}>
    <button type="button" aria-current={isCurrent || undefined} onClick={onOpen}>
      <Icon name="folder" />
      <span>{lastPart(path)}</span>
      <span className="library-count">{formatCount(pictures)}</span>
    </button>
    <Menu position="bottom-end" returnFocus withInitialFocusPlaceholder={false} shadow="md">
      <Menu.Target>
        <button
          type="button"
          className="icon-button library-folder-menu"
          aria-label={`More: folder ${path}`}
          title="More"
        >
          <Icon name="more" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="plus" />} onClick={() => onAsk("new")}>
          New folder in it …
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="pencil" />} onClick={() => onAsk("move")}>
          Rename or move …
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name={pictures > 0 ? "lock" : "trash"} />}
          aria-disabled={pictures > 0}
          onClick={() =>
            pictures > 0
              ? toast.error(`Move the ${counted(pictures, "picture")} in it first.`)
              : onAsk("delete")
          }
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  </li>
);

/** The folders of the library, in one another. */
export const FolderTree = ({ list, overview: { pictures, folders } }: FolderTreeProps) => {
  const { search, setSearch, country } = list;
  const refresh = useRefreshLibrary(country);
  const [asked, setAsked] = useState<FolderAction | null>(null);
  const current = search.filters["folder"];
  const open = (folder: string | null) => {
    const { folder: _before, ...others } = search.filters;
    setSearch({ filters: folder === null ? others : { ...others, folder } });
  };
  const remove = async (folder: string) => {
    setAsked(null);
    try {
      await libraryApi(country).deleteFolder(folder);
      toast.success(`The folder “${folder}” is gone.`);
      if (current === folder) open(null);
    } catch (error) {
      toast.error(reasonOf(error));
    }
    await refresh();
  };
  return (
    <nav aria-label="Folders">
      <ul>
        <li>
          <button
            type="button"
            aria-current={current === undefined || undefined}
            onClick={() => open(null)}
          >
            <Icon name="picture" />
            <span>All pictures</span>
            <span className="library-count">{formatCount(pictures)}</span>
          </button>
        </li>
        {folders.map((folder) => (
          <FolderRow
            key={folder.path}
            folder={folder}
            isCurrent={folder.path === current}
            onOpen={() => open(folder.path)}
            onAsk={(action) => setAsked({ action, folder: folder.path })}
          />
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon name="plus" />}
        onClick={() => setAsked({ action: "new", folder: current ?? "" })}
      >
        New folder
      </Button>
      {asked?.action === "delete" && (
        <ConfirmDialog
          title={`Delete the folder “${asked.folder}”?`}
          text="It is empty, and so are the folders in it."
          cancelLabel="Keep it"
          confirmLabel="Delete the folder"
          onCancel={() => setAsked(null)}
          onConfirm={() => void remove(asked.folder)}
        />
      )}
      {asked && asked.action !== "delete" && (
        <FolderDialog
          country={country}
          folder={asked.folder}
          isNew={asked.action === "new"}
          onClose={() => setAsked(null)}
          onDone={(path) => {
            setAsked(null);
            open(path);
            void refresh();
          }}
        />
      )}
    </nav>
  );
};
