import type { ComponentType } from "react";
import type { ContentOf, DataOf } from "./data.ts";
import type { BlockName } from "./schemas.ts";

/** How visitors see a block: its content, what the server loaded for it, and its place on the page. */
export type BlockViewOf<Name extends BlockName> = ComponentType<{
  content: ContentOf<Name>;
  data: DataOf<Name>;
  id: string;
  /** Whether it begins a page and may say the page's headline. */
  headline?: boolean;
}>;
