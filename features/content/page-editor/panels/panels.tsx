import "./editor.css";
import "../form/block-form.css";
import "#design/office/form/list/list-field.css";
import { lazyPanel } from "./lazy-panel.tsx";

// All parts of the editor that are loaded on demand, which keeps the first load small.
export const VersionsPanel = lazyPanel(() => import("../history/versions-panel.tsx"));
export const MergeDialog = lazyPanel(() => import("../history/merge-dialog.tsx"));
export const PublicationPanel = lazyPanel(() => import("../publication/publication-panel.tsx"));
export const SeoPanel = lazyPanel(() => import("../seo/seo-panel.tsx"));
export const SlugNotes = lazyPanel(() => import("../slug/slug-notes.tsx"));
export const LiveCheckNote = lazyPanel(() => import("../publication/live-check-note.tsx"));
export const FindingsWatch = lazyPanel(() => import("../notes/findings-watch.tsx"));
export const FlawsNote = lazyPanel(() => import("../notes/flaws-note.tsx"));
export const EmptyBlocksNote = lazyPanel(() => import("../notes/empty-blocks-note.tsx"));
export const ColleagueSaved = lazyPanel(() => import("../saving/colleague-saved.tsx"));
export const ColleagueChanges = lazyPanel(() => import("../history/colleague-changes.tsx"));
export const PresencePanel = lazyPanel(() => import("../presence/presence-panel.tsx"));
export const BlockLockNotes = lazyPanel(() => import("../presence/block-lock-notes.tsx"));
export const SidePreview = lazyPanel(
  () => import("../preview/side-preview.tsx"),
  <p className="preview-loading" role="status">
    Loading the preview …
  </p>,
);
export const ClipboardKeys = lazyPanel(() => import("../block-list/clipboard-keys.tsx"));
export const GroupBar = lazyPanel(() => import("../block-list/group-bar.tsx"));
export const BlockPicker = lazyPanel(() => import("../block-picker/block-picker.tsx"));
export const BlocksTextDialog = lazyPanel(() => import("../clipboard/blocks-text-dialog.tsx"));
export const SharePage = lazyPanel(() => import("../preview/share-page.tsx"));
export const PageJson = lazyPanel(
  () => import("../json/page-json.tsx"),
  <p role="status">Loading …</p>,
);
export const PickSchemaField = lazyPanel(
  async () => ({
    default: (await import("#features/records/choices/pickers/pick-schema-field.tsx"))
      .PickSchemaField,
  }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
export const PictureSchemaField = lazyPanel(
  async () => ({
    default: (await import("#features/assets/media/pickers/picture-schema-field.tsx"))
      .PictureSchemaField,
  }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
export const PictureListField = lazyPanel(
  async () => ({
    default: (await import("#features/assets/media/pickers/picture-list-field.tsx"))
      .PictureListField,
  }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
export const LatePicture = lazyPanel(
  () => import("#features/assets/media/pickers/item-picture.tsx"),
  <span className="list-item-picture" />,
);
export const LinkSchemaField = lazyPanel(
  async () => ({ default: (await import("../links/link-field.tsx")).LinkField }),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
export const ScheduleFields = lazyPanel(async () => ({
  default: (await import("../schedule/schedule-fields.tsx")).ScheduleFields,
}));
export const TemplateNote = lazyPanel(() => import("../templates/template-note.tsx"));
export const LinkDialog = lazyPanel(() => import("../links/link-dialog.tsx"));
/** Menus too: they are there once the browser is idle, before anybody opens one. */
export const EditorDialogs = lazyPanel(() => import("../dialogs/editor-dialogs.tsx"));
export const ConflictDialog = lazyPanel(async () => ({
  default: (await import("../dialogs/conflict-dialog.tsx")).ConflictDialog,
}));
export const LeaveSiteDialog = lazyPanel(() => import("../consequences/leave-site-dialog.tsx"));
export const PublishDialog = lazyPanel(() => import("../consequences/publish-dialog.tsx"));
export const PositionDialog = lazyPanel(async () => ({
  default: (await import("../dialogs/move-block-dialog.tsx")).PositionDialog,
}));
export const GroupPositionDialog = lazyPanel(async () => ({
  default: (await import("../dialogs/move-block-dialog.tsx")).GroupPositionDialog,
}));
export const RoutingKeyField = lazyPanel(
  () => import("../form/routing-key-field.tsx"),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
