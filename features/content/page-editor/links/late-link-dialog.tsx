import { lazyPanel } from "../panels/lazy-panel.tsx";

export const LinkDialog = lazyPanel(() => import("./link-dialog.tsx"));
