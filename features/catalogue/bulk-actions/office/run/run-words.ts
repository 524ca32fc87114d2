import type { IconName } from "#design/office/icons.tsx";
import type { BulkRow, BulkRowState, BulkRun } from "#features/catalogue/bulk-actions/contract.ts";

type StateWords = Readonly<{ label: string; icon: IconName; kind?: "live" | "wrong" | "known" }>;

export const stateWords: Readonly<Record<BulkRowState, StateWords>> = {
  unplanned: { label: "Not looked at", icon: "clock" },
  waiting: { label: "Waiting", icon: "clock" },
  changed: { label: "Changed", icon: "check", kind: "live" },
  unchanged: { label: "Was so already", icon: "check" },
  refused: { label: "Not changed", icon: "warning", kind: "wrong" },
  stale: { label: "Not changed", icon: "warning", kind: "wrong" },
  undone: { label: "Undone", icon: "undo", kind: "known" },
  kept: { label: "Not undone", icon: "warning", kind: "wrong" },
};

export const runGroups = ["all", "changed", "failed", "waiting", "undone"] as const;
export type RunGroup = (typeof runGroups)[number];

export const groupLabels: Readonly<Record<RunGroup, string>> = {
  all: "All",
  changed: "Changed",
  failed: "Not changed",
  waiting: "Waiting",
  undone: "Undone",
};

export const statesOf: Readonly<Record<RunGroup, readonly BulkRowState[]>> = {
  all: [],
  changed: ["changed", "unchanged"],
  failed: ["refused", "stale", "kept"],
  waiting: ["unplanned", "waiting"],
  undone: ["undone"],
};

export const totalOf = ({ counts }: BulkRun): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const countOf = (run: BulkRun, group: RunGroup): number =>
  group === "all"
    ? totalOf(run)
    : statesOf[group].reduce((sum, state) => sum + run.counts[state], 0);

export const isMoving = ({ state }: BulkRun): boolean =>
  state === "planning" || state === "running" || state === "undoing";

export const hasEnded = ({ state }: BulkRun): boolean => state === "done" || state === "stopped";

export const canUndoRow = ({ state }: BulkRow, { undoUntil }: BulkRun, now: number): boolean =>
  state === "changed" && undoUntil !== null && Date.parse(undoUntil) > now;
