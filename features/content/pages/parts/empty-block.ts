import type { BlockNeeds } from "../block-contract.ts";

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

/** Whether visitors see nothing of a block, because no field that it needs holds something. */
export const isEmptyBlock = (content: unknown, { anyOf, when }: BlockNeeds): boolean =>
  (!when || valuesAt(content, [when.field]).some((value) => when.is.includes(String(value)))) &&
  !anyOf.some((path) => valuesAt(content, path.split(".")).some(holdsSomething));
