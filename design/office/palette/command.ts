/** One thing that can be done from the screen as it stands: by its key, or found in the palette. */
export type Command = Readonly<{
  /** Stays the same from day to day, since recently used ones are kept by it. */
  id: string;
  label: string;
  group: string;
  /** `mod+s`, `mod+shift+z`, `alt+ArrowUp`, `?`; `mod` is Cmd on a Mac and Ctrl elsewhere. */
  keys?: string;
  /** Another way to press it, which the help leaves out. */
  also?: string;
  /** Why it cannot be done; asked at the moment when it is to be done, since the screen may be behind. */
  isOff?: (() => string | undefined) | undefined;
  run: () => void;
}>;
