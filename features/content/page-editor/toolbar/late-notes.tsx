import { lazyPanel } from "../panels/lazy-panel.tsx";

export const FlawsNote = lazyPanel(() => import("../notes/flaws-note.tsx"));
export const EmptyBlocksNote = lazyPanel(() => import("../notes/empty-blocks-note.tsx"));
