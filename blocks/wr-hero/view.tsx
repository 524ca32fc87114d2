import type { z } from "zod";
import type { BlockView } from "#features/pages/block-contract.ts";
import type { wrHero } from "./schema.ts";

export const HeroView: BlockView<z.output<(typeof wrHero)["content"]>> = ({ content, id }) => (
  <section className="hero-block on-spruce" id={id}>
    <div className="wrap">
      <h2 className="title">{content.title}</h2>
      {content.text && <p className="lead">{content.text}</p>}
      {content.buttonLabel && content.buttonLink && (
        <a className="button" href={content.buttonLink}>
          {content.buttonLabel}
        </a>
      )}
    </div>
  </section>
);
