import { z } from "zod";

const part = "[a-z0-9][a-z0-9._-]{0,59}";

/** Where plain files lie, in the address of each: `press/2027`; empty for none. */
export const fileFolderSchema = z
  .string()
  .trim()
  .max(200)
  .regex(
    new RegExp(`^(?:${part}(?:/${part}){0,4})?$`),
    "Use small letters, digits, dots and hyphens, and at most five folders in one another.",
  );

/** What staff write of a plain file: both stand in its address. */
export const fileInputSchema = z
  .strictObject({
    name: z
      .string()
      .trim()
      .max(100)
      .regex(
        /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)+$/,
        "Use small letters, digits and hyphens, with an ending: price-list.pdf.",
      ),
    folder: fileFolderSchema,
  })
  .meta({ examples: [{ name: "price-list.pdf", folder: "press/2027" }] });

export const fileRecordSchema = z.strictObject({
  ...fileInputSchema.shape,
  id: z.guid(),
  type: z.string().describe("The media type as which it is sent."),
  isShown: z.boolean().describe("Whether browsers show it; others are downloaded."),
  bytes: z.int(),
  path: z.string().describe("Its address on every host of ours."),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});

export const listedFileSchema = fileRecordSchema.extend({
  version: z.int().describe("Its ETag."),
});

export const fileUploadSchema = z.strictObject({
  isNew: z.boolean().describe("Whether it was added; false for a file that is there already."),
  file: fileRecordSchema,
});

export const fileSorts = ["changed", "name", "largest"] as const;

export const fileUserSchema = z.strictObject({
  kind: z.enum(["page", "page-content", "layout", "redirect"]),
  id: z.string(),
  name: z.string(),
  country: z.string(),
});

export const fileUsersSchema = z.strictObject({
  items: z.array(fileUserSchema).readonly(),
  folders: z.array(z.string()).readonly().describe("All folders, for the form."),
});

export type FileInput = Readonly<z.infer<typeof fileInputSchema>>;
export type FileRecord = Readonly<z.infer<typeof fileRecordSchema>>;
export type ListedFile = Readonly<z.infer<typeof listedFileSchema>>;
export type FileUpload = Readonly<z.infer<typeof fileUploadSchema>>;
export type FileUser = Readonly<z.infer<typeof fileUserSchema>>;
export type FileUsers = Readonly<z.infer<typeof fileUsersSchema>>;
