import { z } from "zod";
import { forceFlagsSchema, pageInputSchema } from "../contract.ts";
import { newPage } from "../page-defaults.ts";

/** The server sets these fields; a new page may be made from one that has them. */
export const serverFields = {
  version: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
};

const example = { ...newPage("first"), name: "Autumn", slug: "autumn" };

export const pageSaveSchema = z
  .strictObject({ ...pageInputSchema.shape, ...forceFlagsSchema.shape })
  .meta({ examples: [example] });

export const newPageSchema = z
  .strictObject({ ...pageSaveSchema.shape, ...serverFields })
  .meta({ examples: [example] });
