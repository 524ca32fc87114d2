import { Button, UnstyledButton } from "@mantine/core";
import type { Block, RuleError } from "../contract.ts";

export type BlockListProps = Readonly<{
  blocks: readonly Block[];
  errors: readonly RuleError[];
  openId: string | null;
  labelOf: (block: Block) => string;
  onOpen: (id: string) => void;
  onAdd: () => void;
}>;

/** The first words of a block, so that two of a kind can be told apart. */
export const summaryOf = ({ content }: Block): string => {
  const first = Object.entries(content).find(
    ([name, value]) => name !== "customCss" && typeof value === "string" && value !== "",
  );
  return typeof first?.[1] === "string" ? first[1].slice(0, 60) : "";
};

const tagOf = (block: Block, wrong: number): string | null => {
  if (wrong > 0) return wrong === 1 ? "1 error" : `${wrong} errors`;
  if (!block.enabled) return "off";
  return block.schedule ? "scheduled" : null;
};

/** The page's blocks in their order, one line each; the chosen one is open beside it. */
export const BlockList = ({ blocks, errors, openId, labelOf, onOpen, onAdd }: BlockListProps) => (
  <nav className="block-list" aria-label="Blocks">
    <h2>
      Blocks <span>{blocks.length}</span>
    </h2>
    <ol>
      {blocks.map((block, index) => {
        const wrong = errors.filter(({ path }) => path.startsWith(`blocks.${index}.`)).length;
        const tag = tagOf(block, wrong);
        return (
          <li key={block.id}>
            <UnstyledButton
              className="block-line"
              data-open={block.id === openId}
              data-quiet={!block.enabled || block.schedule !== null}
              aria-current={block.id === openId}
              onClick={() => onOpen(block.id)}
            >
              <span>
                <b>{`${index + 1}. ${labelOf(block)}`}</b>
                <small>{summaryOf(block)}</small>
              </span>
              {tag && (
                <span className="tag" data-kind={wrong > 0 ? "wrong" : "quiet"}>
                  {tag}
                </span>
              )}
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
    <Button variant="default" className="add-block" onClick={onAdd}>
      Add block
    </Button>
  </nav>
);
