import type { Role } from "#platform/roles.ts";

/** What a parameter of a path may be: one of some words, or whatever a pattern matches. */
export type ParameterCheck = RegExp | readonly string[];

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
export const recordId = new RegExp(`^${uuid}$`, "i");
export const recordIdOrNew = new RegExp(`^(?:new|${uuid})$`, "i");
/** A key that staff have given, such as that of a destination or a block. */
export const keyName = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** A screen of the staff app, from which menu, palette, titles, access and preloads derive. */
export type Screen = Readonly<{
  /** Segments that begin with `:` are parameters; one that ends with `?` may be absent. */
  path: string;
  parameters?: Readonly<Record<string, ParameterCheck>>;
  /** The least role that opens it. */
  role: Role;
  /** The only country that has it; all without. */
  country?: string;
  /** Names of further conditions, which `access.ts` knows. */
  guards?: readonly string[];
  label: string;
  /** The part of the menu that it belongs to, whether it stands there or is opened from there. */
  group: string;
  isInMenu?: boolean;
  /** The command that makes a record, at the path whose parameter is `new`. */
  newLabel?: string;
  /** Whether the tooling bar stands on it; `stored` leaves out the path whose parameter is `new`. */
  toolingBar?: "all" | "stored";
  /**
   * From the project's root; its default export is the screen. Several screens may share it, which
   * are told apart by their names.
   */
  file: string;
  /** Paths of the API, below the country, that are requested together with the screen's code. */
  preloads?: readonly string[];
}>;

/** A feature's screens by the names of their routes. */
export type Screens = Readonly<Record<string, Screen>>;
