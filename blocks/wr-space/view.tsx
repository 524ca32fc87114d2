import type { z } from "zod";
import type { BlockView } from "#features/pages/block-contract.ts";
import type { wrSpace } from "./schema.ts";

const heights = { small: "2rem", default: "4.5rem", large: "6.5rem" };

export const SpaceView: BlockView<z.output<(typeof wrSpace)["content"]>> = ({ content }) => (
  <div aria-hidden="true" style={{ height: heights[content.spaceSize] }} />
);
