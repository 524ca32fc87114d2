import type { BlockViewOf } from "#blocks/block-view.ts";

const heights = { small: "2rem", default: "4.5rem", large: "6.5rem" };

export const SpaceView: BlockViewOf<"wr-space"> = ({ content, id }) => (
  <div id={id} aria-hidden="true" style={{ height: heights[content.spaceSize] }} />
);
