import type { PageState } from "../state/page-store.ts";

/** Whether nobody has begun to write the page yet: nothing is wrong with it then. */
export const isUntouched = ({ stored, history }: Pick<PageState, "stored" | "history">): boolean =>
  stored === null && history.edits.length === 0;
