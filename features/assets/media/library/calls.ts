import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, sortedBy } from "#platform/calls/list-query.ts";
import { colourNames } from "#platform/looks/colour-names.ts";
import { fileForm } from "#platform/calls/file-form.ts";
import {
  folderMoveSchema,
  folderSchema,
  libraryOverviewSchema,
  listedMediaSchema,
  mediaFolderSchema,
  mediaInputSchema,
  mediaNeeds,
  mediaRecordSchema,
  mediaShapes,
  mediaSorts,
  mediaUsersSchema,
  newFolderSchema,
  renditionsSchema,
  tagCountsSchema,
  tagSchema,
  twinsSchema,
  uploadAnswerSchema,
} from "../library-contract.ts";
import { absentMedia, mediaPolicy } from "../policy.ts";

const path = "/:country/media/folders";
const access = mediaPolicy.write;
const params = { id: z.guid() };
export const absent = absentMedia;
/** Up to 100 ids with commas between them; null for all pictures. */
const idsParam = z
  .string()
  .max(3700)
  .transform((text) => text.split(","))
  .pipe(z.array(z.guid()).max(100))
  .nullable()
  .default(null);

export const createMediaFolder = declareCall({
  method: "POST",
  path,
  id: "createMediaFolder",
  summary: "Makes an empty folder of the library",
  access,
  body: newFolderSchema,
  answer: mediaFolderSchema,
});

export const moveMediaFolder = declareCall({
  method: "PUT",
  path,
  id: "moveMediaFolder",
  summary: "Renames or moves a folder with all that is in it",
  access,
  body: folderMoveSchema,
  answer: mediaFolderSchema,
  problems: [404],
});

export const deleteMediaFolder = declareCall({
  method: "DELETE",
  path,
  id: "deleteMediaFolder",
  summary: "Deletes a folder without pictures",
  access,
  query: z.strictObject({ path: newFolderSchema.shape.path }),
  answer: mediaFolderSchema,
  problems: [404, 409],
});

export const listMedia = declareCall({
  method: "GET",
  path: "/:country/media",
  id: "listMedia",
  summary: "The company's pictures with what shows them and what they lack",
  access,
  query: listQuery({
    folder: folderSchema.nullable().default(null),
    tag: tagSchema.nullable().default(null),
    ids: idsParam,
    need: z.enum(mediaNeeds).nullable().default(null),
    shape: z.enum(mediaShapes).nullable().default(null),
    colour: z.enum(colourNames).nullable().default(null),
    sort: sortedBy(mediaSorts),
  }),
  answer: listOf(listedMediaSchema),
});

export const getLibraryOverview = declareCall({
  method: "GET",
  path: "/:country/media/overview",
  id: "getLibraryOverview",
  summary: "The library in figures: folders, tags and what needs work",
  access,
  answer: libraryOverviewSchema,
});

export const listMediaTags = declareCall({
  method: "GET",
  path: "/:country/media/tags",
  id: "listMediaTags",
  summary: "The tags of the company's pictures, the most used first",
  access,
  answer: tagCountsSchema,
});

export const getMedia = declareCall({
  method: "GET",
  path: "/:country/media/:id",
  id: "getMedia",
  summary: "A picture of the company",
  access,
  params,
  absent,
  answer: mediaRecordSchema,
});

export const listMediaUsers = declareCall({
  method: "GET",
  path: "/:country/media/:id/users",
  id: "listMediaUsers",
  summary: "The records of all markets that show a picture",
  access,
  params,
  absent,
  answer: mediaUsersSchema,
});

export const listTwins = declareCall({
  method: "GET",
  path: "/:country/media/:id/twins",
  id: "listTwins",
  summary: "The pictures that look the same as one, whatever their size and format",
  access,
  params,
  absent,
  answer: twinsSchema,
});

export const listRenditions = declareCall({
  method: "GET",
  path: "/:country/media/:id/renditions",
  id: "listRenditions",
  summary: "The widths in which the site may show a picture, and what was made of them",
  access,
  params,
  absent,
  answer: renditionsSchema,
});

export const saveMedia = declareCall({
  method: "PUT",
  path: "/:country/media/:id",
  id: "saveMedia",
  summary: "Saves name, folder, alternative texts, tags and focal point of a picture",
  access: mediaPolicy.write,
  params,
  absent,
  body: mediaInputSchema,
  ifMatch: true,
  answer: mediaRecordSchema,
});

export const deleteMedia = declareCall({
  method: "DELETE",
  path: "/:country/media/:id",
  id: "deleteMedia",
  summary: "Deletes a picture that nothing shows, and answers it as it was",
  access: mediaPolicy.write,
  params,
  absent,
  ifMatch: true,
  answer: mediaRecordSchema,
  problems: [409],
});

export const uploadMedia = declareCall({
  method: "POST",
  path: "/:country/media",
  id: "uploadMedia",
  summary: "Uploads a JPEG, PNG, WebP or AVIF picture",
  access: mediaPolicy.write,
  query: z.strictObject({ folder: folderSchema.default("") }),
  body: fileForm,
  bodyType: "multipart/form-data",
  answer: uploadAnswerSchema,
  problems: [429, 503, 507],
});

export const replaceMedia = declareCall({
  method: "POST",
  path: "/:country/media/:id/content",
  id: "replaceMedia",
  summary: "Gives a picture the content of another file; all that shows it shows the new one",
  access: mediaPolicy.write,
  params: { id: z.guid() },
  absent: absentMedia,
  body: fileForm,
  bodyType: "multipart/form-data",
  ifMatch: true,
  answer: mediaRecordSchema,
  problems: [503, 507],
});
