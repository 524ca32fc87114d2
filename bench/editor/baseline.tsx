import { memo, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import type { CardsFields } from "./content.ts";

// The baseline editor: bare React that shows a list of blocks and the six fields of the open block.
const labels: Readonly<Record<keyof CardsFields, string>> = {
  title: "Title",
  cardTitle: "Card title",
  text: "Text",
  link: "Link",
  picture: "Picture",
  customCss: "Custom CSS",
};
const names = Object.keys(labels) as (keyof CardsFields)[];

const BlockLine = memo(
  ({ title, index, onOpen }: { title: string; index: number; onOpen: (at: number) => void }) => (
    <li>
      <button type="button" onClick={() => onOpen(index)}>
        <b>{`${index + 1}. Cards`}</b> <small>{title}</small>
      </button>
    </li>
  ),
);

const Baseline = ({ start }: { start: readonly CardsFields[] }) => {
  const [blocks, setBlocks] = useState(start);
  const [open, setOpen] = useState(0);
  const onOpen = useCallback((at: number) => setOpen(at), []);
  const block = blocks[open];
  const setField = (name: keyof CardsFields, value: string) =>
    setBlocks((blocks) =>
      blocks.map((each, index) => (index === open ? { ...each, [name]: value } : each)),
    );
  return (
    <main>
      <ol>
        {blocks.map(({ title }, index) => (
          <BlockLine key={index} title={title} index={index} onOpen={onOpen} />
        ))}
      </ol>
      <section aria-label={`Cards, block ${open + 1}`}>
        {block &&
          names.map((name) => (
            <label key={name}>
              {labels[name]}
              {name === "text" || name === "customCss" ? (
                <textarea
                  value={block[name]}
                  onChange={(event) => setField(name, event.currentTarget.value)}
                />
              ) : (
                <input
                  value={block[name]}
                  onChange={(event) => setField(name, event.currentTarget.value)}
                />
              )}
            </label>
          ))}
      </section>
    </main>
  );
};

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
const answer = await fetch(`/${new URLSearchParams(location.search).get("blocks")}.json`);
createRoot(root).render(<Baseline start={(await answer.json()) as CardsFields[]} />);
