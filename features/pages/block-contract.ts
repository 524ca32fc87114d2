import type { z } from "zod";

/** What a block is, for the server, the editor and the visitor: declared once in the block's folder. */
export type BlockSchema<Content extends z.ZodType = z.ZodType> = Readonly<{
  name: string;
  label: string;
  /** Page types that may hold it; `*` is every page. */
  filter: readonly string[];
  schemaVersion: number;
  content: Content;
  start: z.input<Content>;
  examples: readonly Readonly<{ name: string; image: string; content: z.input<Content> }>[];
}>;
