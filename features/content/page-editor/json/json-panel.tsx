import { lazy, Suspense } from "react";
import type { JsonPanelProps } from "./json-panel-props.ts";

const JsonEditor = lazy(() => import("./json-editor.tsx"));

/**
 * Edits a value as JSON text, in sync in both directions; invalid JSON shows an error and changes
 * nothing.
 */
export const JsonPanel = (props: JsonPanelProps) => (
  <Suspense fallback={<p role="status">Loading …</p>}>
    <JsonEditor {...props} />
  </Suspense>
);
