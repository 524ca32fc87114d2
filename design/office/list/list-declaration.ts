import type { IconName } from "../icons.tsx";
import type { Filter } from "./filters/filter.ts";
import type { ListView } from "./views/view.ts";
import type { ListSearch, SortChoice } from "./search/list-search.ts";

/** One page of a list, as the API answers it. */
export type ListAnswer<Row> = Readonly<{
  items: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
  /** Of a list that staff keep in order: the ids of all rows, those that a search hides too. */
  order?: Readonly<{ ids: readonly string[]; version: number | null }>;
}>;

export type ListContext = Readonly<{
  country: string;
  /** When the rows were loaded, in epoch milliseconds: "12 min ago" counts from it. */
  now: number;
  /** Loads the rows and the counts again. */
  refresh: () => Promise<void>;
}>;

export type BelowContext<Row> = ListContext &
  Readonly<{
    /**
     * Shows what became of a row, and the counts as they are now. It keeps its place until the rows
     * are loaded again, also where the search does not find it any more.
     */
    showChanged: (row: Row) => Promise<void>;
  }>;

export type Column<Row> = Readonly<{
  key: string;
  label: string;
  /** A `small` in it becomes the quiet second line. */
  cell: (row: Row, context: ListContext) => React.ReactNode;
  /** `end` for numbers; `start` by default. */
  align?: "start" | "end";
  /** Hidden until somebody shows it in the menu of columns. */
  isHidden?: boolean;
  /** Leaves its room to a panel that stands beside the list, and to columns that would not fit. */
  yieldsToPanel?: boolean;
  /** Leaves its room to columns that would not fit. */
  yieldsToColumns?: boolean;
  /**
   * Its place on the card that a row becomes on narrow screens: a line of its own (by default), the
   * end of the first line below the name, or a tag at the foot.
   */
  card?: "line" | "side" | "tag";
}>;

/** The column of the row's name, which opens the record. */
export type NameColumn<Row> = Readonly<{
  label: string;
  /** What stands behind and under the name: tags, and a `small` as the quiet second line. */
  details?: (row: Row, context: ListContext) => React.ReactNode;
  /** A picture of 36 by 44 before the name. */
  picture?: (row: Row) => React.ReactNode;
}>;

export type RowAction<Row> = Readonly<{
  key: string;
  /** A verb: `Duplicate`; with "…" when more is asked. */
  label: string;
  icon: IconName;
  /** Also an icon in the row while the row is hovered or focused. */
  isQuick?: boolean;
  isHidden?: (row: Row) => boolean;
  /** A sentence that says why the action is locked; null where it is not. */
  lockedReason?: (row: Row) => string | null;
}> &
  (
    | Readonly<{
        /** A path of this app, or an address of another site, which opens in a new tab. */
        linkTo: (row: Row) => string;
      }>
    | Readonly<{
        /** What it throws is shown as a toast; the list is loaded again afterwards. */
        run: (row: Row, context: ListContext) => void | Promise<void>;
      }>
  );

export type BulkAction<Row> = Readonly<{
  key: string;
  label: string;
  lockedReason?: (rows: readonly Row[]) => string | null;
  /**
   * What it throws is shown as a toast; the list is loaded again afterwards.
   * @param clearChosen for rows that are gone afterwards
   */
  run: (
    rows: readonly Row[],
    context: ListContext,
    clearChosen: () => void,
  ) => void | Promise<void>;
}>;

/** What a list screen shows, declared once. */
export type ListDeclaration<Row> = Readonly<{
  /** Key of its queries and of what a browser keeps for it; unique among the lists. */
  name: string;
  /** One row in small letters, `page`, as sentences and buttons say it. */
  one: string;
  many: string;
  /** Heading of the screen. */
  title: string;
  /** What a row is, in one sentence: shown while there is none. */
  about: string;
  /** @throws ApiError */
  load: (country: string, search: ListSearch) => Promise<ListAnswer<Row>>;
  /**
   * Reads chosen rows again that stand on other pages, and leaves out those that are gone: for bulk
   * actions that send versions.
   * @throws ApiError
   */
  readAgain?: (country: string, rows: readonly Row[]) => Promise<readonly Row[]>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  nameColumn: NameColumn<Row>;
  columns: readonly Column<Row>[];
  /** `Search name or slug`; absent where the API cannot search. */
  searchLabel?: string;
  /** Parameters that every address of the list has: which list it is of a screen with several. */
  fixed?: Readonly<Record<string, string>>;
  filters: readonly Filter[];
  /** The first is the default. */
  sorts: readonly SortChoice[];
  /**
   * Shown as tabs beside "All" and the views that somebody saved; without it none can be saved, and
   * with an empty list the tabs appear with the first search.
   */
  views?: readonly ListView[];
  /** The one of `views` that an address without a search shows; all rows by default. */
  first?: ListView;
  /** Path of the record's own screen. Without it the name opens the panel. */
  recordPath?: (row: Row) => string;
  /** Where a new record is made; without `path`, in the panel. */
  create?: Readonly<{ label: string; path?: string }>;
  /**
   * Path of the panel's record, `new` included, and of the list alone for null. Without it the
   * address of the panel is the query parameter `open`.
   */
  panelPath?: (id: string | null) => string;
  /**
   * Writes the order of all rows; `load` then answers it. Where an answer has no order, its rows are
   * not moved.
   * @param version of the order that was read
   * @throws Error with what is said of it
   */
  saveOrder?: (country: string, ids: readonly string[], version: number | null) => Promise<void>;
  /** What opens below a row, in the list; the parameter of the address names the row. */
  below?: Readonly<{
    parameter: string;
    content: (row: Row, context: BelowContext<Row>) => React.ReactNode;
  }>;
  rowActions?: readonly RowAction<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  /** What the chosen rows hold in all: `62 departures to come`. */
  sumOf?: (rows: readonly Row[]) => string;
  /** Path below `/api/` of the file with all rows that a search finds. */
  exportPath?: (country: string, search: ListSearch) => string;
}>;
