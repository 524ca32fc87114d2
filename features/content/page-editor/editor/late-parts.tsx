import { lazyPanel } from "../panels/lazy-panel.tsx";

// What an open page does not begin with is loaded on demand, which keeps the first load small.
export const ClipboardKeys = lazyPanel(() => import("../block-list/clipboard-keys.tsx"));
export const GroupBar = lazyPanel(() => import("../block-list/group-bar.tsx"));
export const ColleagueSaved = lazyPanel(() => import("../saving/colleague-saved.tsx"));
export const LiveCheckNote = lazyPanel(() => import("../publication/live-check-note.tsx"));
export const FindingsWatch = lazyPanel(() => import("../notes/findings-watch.tsx"));
export const PresencePanel = lazyPanel(() => import("../presence/presence-panel.tsx"));
export const SidePreview = lazyPanel(
  () => import("../preview/side-preview.tsx"),
  <p className="preview-loading" role="status">
    Loading the preview …
  </p>,
);
export const SharePage = lazyPanel(() => import("../preview/share-page.tsx"));
export const PageJson = lazyPanel(() => import("./page-json.tsx"), <p role="status">Loading …</p>);
/** Menus too: they are there once the browser is idle, before anybody opens one. */
export const EditorDialogs = lazyPanel(() => import("../dialogs/editor-dialogs.tsx"));
