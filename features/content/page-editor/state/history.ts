import type { History as StepHistory, Step } from "#platform/undo/history.ts";
import type { EditedPage } from "./edited-page.ts";

/** One undo step of a page. */
export type Edit = Step &
  Readonly<{
    /** Id of the changed block; null for the page's own settings. */
    block: string | null;
  }>;

export type History = StepHistory<EditedPage, Edit>;
