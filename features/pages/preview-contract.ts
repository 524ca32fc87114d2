import { z } from "zod";
import { blockSchema, pageInputSchema } from "./contract.ts";

const instant = z.iso.datetime({ offset: true });

/** A block in the hands of whoever types: an end before its beginning is no reason to show nothing. */
const previewBlockSchema = z.strictObject({
  ...blockSchema.shape,
  schedule: z.strictObject({ from: instant.nullable(), to: instant.nullable() }).nullable(),
});

/** What an editor asks to be drawn: the blocks that changed, as visitors would see them at a moment. */
export const previewRequestSchema = z.strictObject({
  blocks: z.array(previewBlockSchema).max(500),
  /** Null for the present. */
  at: instant.nullable(),
  /** The page's own style sheet; null when it has not changed. */
  customCss: pageInputSchema.shape.customCss.nullable(),
});

export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** A block as the public page would hold it. */
export type DrawnBlock = Readonly<{
  id: string;
  html: string;
  /** Its own style sheet, cleaned and held to it. */
  css: string;
  /** Whether visitors see it at the moment that was asked for. */
  isShown: boolean;
  /** When it is over by what it holds, whatever its schedule says; null when it never is. */
  endsAt: string | null;
  /** Why it cannot be drawn; null when it was. */
  problem: string | null;
}>;

export type PreviewAnswer = Readonly<{
  blocks: readonly DrawnBlock[];
  /** The page's style sheet, cleaned and held to the page; null when none was sent. */
  pageCss: string | null;
}>;
