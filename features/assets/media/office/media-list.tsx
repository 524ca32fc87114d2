import type { Column, ListAnswer, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import { call } from "#platform/browser/call.ts";
import { type ColourName, colourNames } from "#platform/looks/colour-names.ts";
import type { ListedMedia, MediaNeed } from "../library-contract.ts";
import { listMedia } from "../library/calls.ts";
import { formatSize } from "./format-size.ts";

/** Rows of the grid are of two to six pictures. */
const pageSize = 60;
/** The server's limit. */
const maxIds = 100;

export const listName = "library";

export const needLabels: Readonly<Record<MediaNeed, string>> = {
  alt: "No alternative text",
  small: "Too small where shown",
  focal: "No focal point",
  unused: "Not used anywhere",
  duplicate: "Looks like another",
};

const colourLabels: Readonly<Record<ColourName, string>> = {
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  purple: "Purple",
  pink: "Pink",
  white: "White",
  grey: "Grey",
  black: "Black",
};

export const folderLabel = (folder: string): string =>
  folder === "" ? "The library itself" : folder.replaceAll("/", " / ");

/** `alt 3 of 5`, where a language has no text; null where nothing is missing. */
export const missingText = ({ missing }: ListedMedia): string | null =>
  missing.length === 0 ? null : `alt ${5 - missing.length} of 5`;

export const usesText = ({ uses }: ListedMedia): string => (uses === 0 ? "unused" : `${uses}×`);

type Actions = Required<Pick<ListDeclaration<ListedMedia>, "bulkActions">>;

const columns: readonly Column<ListedMedia>[] = [
  {
    key: "alt",
    label: "Texts",
    cell: (row) =>
      missingText(row) && (
        <span className="tag" data-kind="timed">
          {missingText(row)}
        </span>
      ),
    card: "tag",
  },
  {
    key: "tags",
    label: "Tags",
    cell: ({ tags }) => tags.join(", "),
    yieldsToPanel: true,
  },
  {
    key: "size",
    label: "Size",
    align: "end",
    cell: ({ width, height, bytes }) => (
      <>
        {`${width} × ${height}`} <small>{formatSize(bytes)}</small>
      </>
    ),
    yieldsToPanel: true,
  },
  { key: "uses", label: "Used", align: "end", cell: usesText, card: "side" },
];

/** The pictures of the company as a list; what is done with several comes from the screen. */
export const mediaList = (actions: Actions): ListDeclaration<ListedMedia> => ({
  ...actions,
  name: listName,
  one: "picture",
  many: "pictures",
  title: "Media",
  about: "Drop pictures here, paste them, or choose them with “Upload”.",
  load: (country, search): Promise<ListAnswer<ListedMedia>> =>
    call(listMedia, { country }, { query: apiQuery({ pageSize, ...search }) }),
  readAgain: async (country, rows) => {
    const found: ListedMedia[] = [];
    for (let start = 0; start < rows.length; start += maxIds) {
      const ids = rows.slice(start, start + maxIds).map(({ id }) => id);
      const query = new URLSearchParams({ ids: ids.join(","), pageSize: `${maxIds}` });
      const answer = await call(listMedia, { country }, { query });
      found.push(...answer.items);
    }
    return found;
  },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: {
    label: "Name",
    picture: ({ base }) => <img src={`${base}160.webp`} alt="" loading="lazy" />,
    details: ({ folder }) => <small>{folderLabel(folder)}</small>,
  },
  columns,
  searchLabel: "Name, tag, words",
  filters: [
    {
      kind: "choice",
      field: "shape",
      label: "Shape",
      choices: [
        { value: "wide", label: "Wide" },
        { value: "tall", label: "Tall" },
        { value: "square", label: "Square" },
      ],
    },
    {
      kind: "choice",
      field: "colour",
      label: "Colour",
      choices: colourNames.map((value) => ({ value, label: colourLabels[value] })),
    },
    { kind: "linked", field: "folder", label: "In", valueLabel: folderLabel },
    { kind: "linked", field: "tag", label: "Tag", valueLabel: (tag) => tag },
    {
      kind: "linked",
      field: "need",
      label: "Needs work",
      valueLabel: (need) => needLabels[need as MediaNeed] ?? need,
    },
  ],
  sorts: [
    { value: "newest", label: "Newest first" },
    { value: "name", label: "By name", column: "name", direction: "ascending" },
    { value: "largest", label: "Largest files", column: "size", direction: "descending" },
  ],
  sumOf: (rows) => formatSize(rows.reduce((sum, { bytes }) => sum + bytes, 0)),
});
