import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import { type Block, type Page } from "#features/content/pages/contract.ts";
import type { TemplateSummary } from "#features/content/templates/contract.ts";
import { copyBlocks } from "../page-blocks/operations.ts";
import { pageApi } from "../page-api.ts";
import { Sketch } from "../templates/sketch.tsx";

export type BlockListsProps = Readonly<{
  country: string;
  lists: readonly TemplateSummary[];
  /** Why a type of block may not be added to the page; null where it may. */
  problemOf: (blockType: string) => string | null;
  onPick: (blocks: readonly Block[]) => void;
}>;

/** The blocks of a list that the page may get, each with a new id, and why others stay behind. */
const blocksOf = ({ blocks }: Page, problemOf: BlockListsProps["problemOf"]) => {
  const problems = blocks.map(({ blockType }) => problemOf(blockType));
  const positions = [...blocks.keys()].filter((index) => problems[index] === null);
  return {
    taken: copyBlocks(blocks, positions, () => crypto.randomUUID()),
    problems: new Set(problems.filter((problem) => problem !== null)),
  };
};

/** Named lists of blocks, each of which is added as a whole. */
export const BlockLists = ({ country, lists, problemOf, onPick }: BlockListsProps) => {
  const [loading, setLoading] = useState<string | null>(null);
  const pick = async (id: string) => {
    if (loading !== null) return;
    setLoading(id);
    try {
      const { taken, problems } = blocksOf(await pageApi(country).read(id), problemOf);
      for (const problem of problems) toast.error(`Left out of the list. ${problem}`);
      if (taken.length > 0) onPick(taken);
      else toast.error("The list holds no block that this page could get.");
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "The list did not come.");
    }
    setLoading(null);
  };
  return (
    <ul className="variants">
      {lists.map(({ id, name, blocks }) => (
        <li key={id}>
          <button
            type="button"
            className="variant"
            aria-busy={loading === id}
            onClick={() => void pick(id)}
          >
            <span className="variant-picture variant-list">
              <Sketch blockTypes={blocks.map(({ blockType }) => blockType)} />
            </span>
            <span className="variant-label">
              {name}
              <small>{blocks.map(({ label }) => label).join(", ")}</small>
            </span>
          </button>
        </li>
      ))}
      {lists.length === 0 && (
        <li>No list matches. Super editors make them under Template pages.</li>
      )}
    </ul>
  );
};
