import { isDeepStrictEqual } from "node:util";
import type { RuleError } from "#platform/rule-error.ts";
import type { BlockEntry, BlockEntryInput, BlockFilter, NewBlockEntry } from "./contract.ts";
import type { StoredEntry } from "./store.ts";

/** A block as it was compiled. */
export type CodeBlock = Readonly<{
  name: string;
  label: string;
  filter: readonly string[];
  start: object;
  examples: readonly Readonly<{ name: string; image: string; content: unknown }>[];
}>;

/** What the app knows of blocks: features know none. */
export type CodeBlocks = Readonly<{
  blocks: readonly CodeBlock[];
  /** The errors of a block's content, with paths relative to it. */
  checkContent: (blockType: string, content: Record<string, unknown>) => readonly RuleError[];
}>;

export type VersionedEntry = Omit<BlockEntry, "id"> & Readonly<{ version: number }>;

const ofCode = ({ name, label, filter, start, examples }: CodeBlock): NewBlockEntry => ({
  name,
  blockType: name,
  label,
  filter: filter as BlockFilter[],
  default: start as Record<string, unknown>,
  examples: examples as NewBlockEntry["examples"],
});

/** A further entry without contents of its own begins as its block does. */
const withStored = (code: NewBlockEntry, stored: StoredEntry): NewBlockEntry => ({
  ...stored,
  default: stored.default ?? code.default,
  examples: stored.examples ?? (stored.name === code.name ? code.examples : []),
});

/** All entries of the catalogue: each block's, then those that were made of them. */
export const allEntries = (
  blocks: readonly CodeBlock[],
  written: readonly StoredEntry[],
): readonly VersionedEntry[] => {
  const code = blocks.map(ofCode);
  const own = code.map((entry): VersionedEntry => {
    const stored = written.find(({ name }) => name === entry.name);
    return stored
      ? { ...withStored(entry, stored), source: "changed", version: stored.version }
      : { ...entry, source: "code", version: 0 };
  });
  const further = written.flatMap((stored): VersionedEntry[] => {
    const base = code.find(({ name }) => name === stored.blockType);
    return base && stored.name !== stored.blockType
      ? [{ ...withStored(base, stored), source: "further", version: stored.version }]
      : [];
  });
  return [...own, ...further];
};

/** The entry as it is stored: what is the same as the code's stays the code's. */
export const toStored = (
  { name, ...input }: NewBlockEntry,
  code: CodeBlock | undefined,
): Omit<StoredEntry, "version"> => ({
  ...input,
  name,
  default: code && isDeepStrictEqual(input.default, code.start) ? null : input.default,
  examples: code && isDeepStrictEqual(input.examples, code.examples) ? null : input.examples,
});

/** What the block's schema refuses of an entry's contents. */
export const contentErrors = (
  { blockType, default: start, examples }: BlockEntryInput,
  { checkContent }: Pick<CodeBlocks, "checkContent">,
): readonly RuleError[] => {
  const at = (prefix: string, content: Record<string, unknown>) =>
    checkContent(blockType, content).map(({ path, message }) => ({
      path: path.replace(/^content/, prefix),
      message,
    }));
  return [
    ...at("default", start),
    ...examples.flatMap(({ content }, index) => at(`examples.${index}.content`, content)),
  ];
};
