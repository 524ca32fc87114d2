/** A day of a timeline. */
export type TimelineDay = Readonly<{
  /** Differs from that of every other day. */
  key: string;
  /** Stands above this day and those that follow, until the next head. */
  head: Readonly<{ title: string; detail: string }> | null;
  isWeekend: boolean;
  /** Name of the public holiday; null on other days. */
  holiday: string | null;
  isToday: boolean;
}>;

/** Days of a timeline; `start` counts from its first day, from 0, and may lie outside. */
export type TimelineSpan = Readonly<{ start: number; length: number }>;

export type BarPlace = TimelineSpan & Readonly<{ rowKey: string }>;

export type TimelineBar = TimelineSpan &
  Readonly<{
    id: string;
    /** Chooses the colours; the sheet of the screen declares them for `data-tone`. */
    tone: string;
    /** Read aloud. */
    label: string;
    content: React.ReactNode;
    isInConflict: boolean;
    /** Where it stood before it was changed, in this row; null while it is as it was. */
    before: TimelineSpan | null;
    isChanged: boolean;
    isChosen: boolean;
  }>;

/** Days of a row that say something without being a bar. */
export type TimelineBand = TimelineSpan &
  Readonly<{
    key: string;
    kind: "away" | "short";
    /** Read aloud, and shown as a hint. */
    label: string;
    text: string;
  }>;

export type TimelineRow = Readonly<{
  key: string;
  title: string;
  head: React.ReactNode;
  bars: readonly TimelineBar[];
  bands: readonly TimelineBand[];
  /** Whether it stands out from the other rows. */
  isSpecial: boolean;
  /** How many bars lie upon each other at most; the others are left out. Null for any number. */
  maxLanes: number | null;
}>;

/** Joins two bars that hinder each other, on a day. */
export type TimelineLink = Readonly<{ fromId: string; toId: string; day: number }>;

/** How much a key or a button changes. */
export type BarChange = Readonly<{ kind: "move" | "resize"; days: number }>;

/** The span after a change; it keeps at least a day. */
export const changedSpan = (span: TimelineSpan, { kind, days }: BarChange): TimelineSpan =>
  kind === "move"
    ? { ...span, start: span.start + days }
    : { ...span, length: Math.max(1, span.length + days) };
