export type Command = Readonly<{
  /** Must not change between sessions: the list of recent commands stores it. */
  id: string;
  label: string;
  /** What tells a record from others of its name; only records have one, and it may be empty. */
  detail?: string;
  group: string;
  /** `mod+s`, `mod+shift+z`, `alt+ArrowUp`, `?`; `mod` is Cmd on a Mac and Ctrl elsewhere. */
  keys?: string;
  /** A second shortcut that the help leaves out. */
  alternativeKeys?: string;
  /**
   * Why the command is disabled, undefined while it is enabled. A function, so that it is read when
   * the command runs and not when the screen rendered.
   */
  disabledReason?: (() => string | undefined) | undefined;
  run: () => void;
}>;
