import type { CatalogueBlock } from "../catalogue-block.ts";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { RuleError } from "#platform/rule-error.ts";

export type JsonPanelProps = Readonly<{
  /** For example `JSON of Hero, block 2`. */
  label: string;
  value: object;
  /** Rule errors, with paths relative to the value (`title`, `blocks.0.content.title`). */
  errors: readonly RuleError[];
  schema?: FieldSchema | undefined;
  /** The blocks that autocompletion offers. It is given for a whole page, in place of `schema`. */
  catalogue?: readonly CatalogueBlock[] | undefined;
  /** Validates an object that is valid JSON; null when it is accepted. */
  check?: (value: Record<string, unknown>) => RuleError | string | null;
  onChange: (value: Record<string, unknown>) => void;
  /** Called with the error of the text; null when it is a valid object. */
  onProblem: (problem: string | null) => void;
}>;
