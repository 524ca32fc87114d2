import type { BlockNeeds } from "#features/pages/block-contract.ts";
import type { Block } from "#features/pages/contract.ts";
import type { LocatedError } from "../state/located-errors.ts";

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The values at a path of which `*` is any item of a list. */
const valuesAt = (value: unknown, steps: readonly string[]): readonly unknown[] => {
  const [step, ...rest] = steps;
  if (step === undefined) return [value];
  if (!isContainer(value)) return [];
  const parts = step === "*" ? Object.values(value) : [value[step]];
  return parts.flatMap((part) => valuesAt(part, rest));
};

const holdsSomething = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
};

/** The field to fill for visitors to see a block; null for a block that they see, and one that is off. */
export const missingIn = (
  { id, enabled, content }: Block,
  needs: BlockNeeds | null,
): LocatedError | null => {
  if (!enabled || needs === null) return null;
  const { anyOf, message } = needs;
  if (anyOf.some((path) => valuesAt(content, path.split(".")).some(holdsSomething))) return null;
  const [field = ""] = anyOf[0]?.split(".") ?? [];
  return { block: id, path: `content.${field}`, message };
};
