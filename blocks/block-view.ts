import type { ComponentType } from "react";
import type { ContentOf, DataOf } from "./data.ts";
import type { BlockName } from "./schemas.ts";

/** The component of a block, with its content and the data that the server loaded for it. */
export type BlockViewOf<Name extends BlockName> = ComponentType<{
  content: ContentOf<Name>;
  data: DataOf<Name>;
  id: string;
  /** Whether it is the page's first block and may render the `h1`. */
  headline?: boolean;
}>;
