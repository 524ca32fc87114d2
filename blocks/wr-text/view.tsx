import type { z } from "zod";
import type { BlockView } from "#features/pages/block-contract.ts";
import type { wrText } from "./schema.ts";

export const TextView: BlockView<z.output<(typeof wrText)["content"]>> = ({ content, id }) => (
  <section className="wrap text-block" id={id}>
    {content.title && <h2>{content.title}</h2>}
    {content.text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim())
      .map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
  </section>
);
