import type { z } from "zod";

/** What a block is, for the server, the editor and the visitor: declared once in the block's folder. */
export type BlockSchema<Content extends z.ZodType = z.ZodType> = Readonly<{
  name: string;
  label: string;
  /** Page types that may hold it; `*` is every page. */
  filter: readonly string[];
  content: Content;
  start: z.input<Content>;
  /** The instant (ISO) from which the block is over by what it holds; null while it has no end. */
  endsAt?(content: z.output<Content>): string | null;
  examples: readonly Readonly<{ name: string; image: string; content: z.input<Content> }>[];
}>;
