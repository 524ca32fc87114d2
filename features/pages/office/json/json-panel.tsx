import { lazy, Suspense } from "react";
import type { RuleError } from "#features/pages/contract.ts";
import type { CatalogueBlock } from "../page-api.ts";
import type { FieldSchema } from "../form/field-schema.ts";

export type JsonPanelProps = Readonly<{
  /** `JSON of Hero, block 2`. */
  label: string;
  value: object;
  /** What the rules say, at paths from the value (`title`, `blocks.0.content.title`). */
  errors: readonly RuleError[];
  /** What keys and values are offered from. */
  schema?: FieldSchema | undefined;
  /** For a whole page instead of `schema`: the blocks that there are. */
  catalogue?: readonly CatalogueBlock[] | undefined;
  /** What is wrong with an object that is valid JSON; null when it can be taken. */
  check?: (value: Record<string, unknown>) => RuleError | string | null;
  onChange: (value: Record<string, unknown>) => void;
  /** Told what is wrong with the text as it stands; null when it is an object. */
  onProblem: (problem: string | null) => void;
}>;

const JsonEditor = lazy(() => import("./json-editor.tsx"));

/** A thing as JSON text, live in both directions; what is no JSON is said and changes nothing. */
export const JsonPanel = (props: JsonPanelProps) => (
  <Suspense fallback={<p role="status">Loading …</p>}>
    <JsonEditor {...props} />
  </Suspense>
);
