import { memo, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import type { SixFields } from "./content.ts";

// The floor: React, a list of blocks and the open block's six fields, and nothing else.
const labels: Readonly<Record<keyof SixFields, string>> = {
  title: "Title",
  cardTitle: "Card title",
  text: "Text",
  link: "Link",
  picture: "Picture",
  customCss: "Custom CSS",
};
const names = Object.keys(labels) as (keyof SixFields)[];

const Line = memo(
  ({ title, index, onOpen }: { title: string; index: number; onOpen: (at: number) => void }) => (
    <li>
      <button type="button" onClick={() => onOpen(index)}>
        <b>{`${index + 1}. Cards`}</b> <small>{title}</small>
      </button>
    </li>
  ),
);

const Floor = ({ start }: { start: readonly SixFields[] }) => {
  const [blocks, setBlocks] = useState(start);
  const [open, setOpen] = useState(0);
  const onOpen = useCallback((at: number) => setOpen(at), []);
  const block = blocks[open];
  const put = (name: keyof SixFields, value: string) =>
    setBlocks((before) =>
      before.map((each, index) => (index === open ? { ...each, [name]: value } : each)),
    );
  return (
    <main>
      <ol>
        {blocks.map(({ title }, index) => (
          <Line key={index} title={title} index={index} onOpen={onOpen} />
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
                  onChange={(event) => put(name, event.currentTarget.value)}
                />
              ) : (
                <input
                  value={block[name]}
                  onChange={(event) => put(name, event.currentTarget.value)}
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
createRoot(root).render(<Floor start={(await answer.json()) as SixFields[]} />);
