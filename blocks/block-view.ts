import type { ComponentType } from "react";
import type { ContentOf, DataOf } from "./data.ts";
import type { BlockName } from "./schemas.ts";

/** The component of a block, with its content and the data that the server loaded for it. */
export type BlockViewOf<Name extends BlockName> = ComponentType<{
  content: ContentOf<Name>;
  data: DataOf<Name>;
  id: string;
  /** True for the first block of a page, which may render the page's `h1`. */
  headline?: boolean;
}>;
