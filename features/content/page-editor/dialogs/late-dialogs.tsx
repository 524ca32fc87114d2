import { lazyPanel } from "../panels/lazy-panel.tsx";

export const BlockPicker = lazyPanel(() => import("../block-picker/block-picker.tsx"));
export const BlocksTextDialog = lazyPanel(() => import("../clipboard/blocks-text-dialog.tsx"));
export const ColleagueChanges = lazyPanel(() => import("../history/colleague-changes.tsx"));
export const ConflictDialog = lazyPanel(async () => ({
  default: (await import("./conflict-dialog.tsx")).ConflictDialog,
}));
export const GroupPositionDialog = lazyPanel(async () => ({
  default: (await import("./move-block-dialog.tsx")).GroupPositionDialog,
}));
export const LeaveSiteDialog = lazyPanel(() => import("../consequences/leave-site-dialog.tsx"));
export const MergeDialog = lazyPanel(() => import("../history/merge-dialog.tsx"));
export const PositionDialog = lazyPanel(async () => ({
  default: (await import("./move-block-dialog.tsx")).PositionDialog,
}));
export const PublishDialog = lazyPanel(() => import("../consequences/publish-dialog.tsx"));
export const VersionsPanel = lazyPanel(() => import("../history/versions-panel.tsx"));
