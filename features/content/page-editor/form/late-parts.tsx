import { lazyPanel } from "../panels/lazy-panel.tsx";

// What a block’s and a page’s form show beside their fields, loaded on demand.
export const PublicationPanel = lazyPanel(() => import("../publication/publication-panel.tsx"));
export const SeoPanel = lazyPanel(() => import("../seo/seo-panel.tsx"));
export const SlugNotes = lazyPanel(() => import("../slug/slug-notes.tsx"));
export const TemplateNote = lazyPanel(() => import("../notes/template-note.tsx"));
export const BlockLockNotes = lazyPanel(() => import("../presence/block-lock-notes.tsx"));
export const ScheduleFields = lazyPanel(async () => ({
  default: (await import("../schedule/schedule-fields.tsx")).ScheduleFields,
}));
export const RoutingKeyField = lazyPanel(
  () => import("./routing-key-field.tsx"),
  <div className="pick-loading" role="status" aria-label="Loading" />,
);
