/** A path that opens a screen without naming a record. */
export type Entry = Readonly<{ path: string; label: string }>;
export type MenuGroup = Readonly<{ label: string; entries: readonly Entry[] }>;
