import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, sortedBy } from "#platform/calls/list-query.ts";
import { fileForm } from "#platform/calls/file-form.ts";
import {
  fileFolderSchema,
  fileInputSchema,
  fileRecordSchema,
  fileSorts,
  fileUploadSchema,
  fileUsersSchema,
  listedFileSchema,
} from "../cdn-contract.ts";
import { mediaPolicy } from "../policy.ts";

const params = { id: z.guid() };
export const absent = "There is no such file.";
const path = "/:country/cdn";

export const listFiles = declareCall({
  method: "GET",
  path,
  id: "listFiles",
  summary: "The company's plain files",
  access: mediaPolicy.read,
  query: listQuery({
    folder: fileFolderSchema.nullable().default(null),
    sort: sortedBy(fileSorts),
  }),
  answer: listOf(listedFileSchema),
});

export const getFile = declareCall({
  method: "GET",
  path: `${path}/:id`,
  id: "getFile",
  summary: "A plain file",
  access: mediaPolicy.read,
  params,
  absent,
  answer: fileRecordSchema,
});

export const listFileUsers = declareCall({
  method: "GET",
  path: `${path}/:id/users`,
  id: "listFileUsers",
  summary: "The records of all markets that link to a plain file",
  access: mediaPolicy.read,
  params,
  absent,
  answer: fileUsersSchema,
});

export const purgeFile = declareCall({
  method: "POST",
  path: `${path}/:id/purge`,
  id: "purgeFile",
  summary: "Tells caches in front to ask for a plain file again",
  access: mediaPolicy.write,
  params,
  absent,
  answer: z.strictObject({ purged: z.array(z.string()) }),
});

export const saveFile = declareCall({
  method: "PUT",
  path: `${path}/:id`,
  id: "saveFile",
  summary: "Renames or moves a plain file that nothing links to",
  access: mediaPolicy.write,
  params,
  absent,
  body: fileInputSchema,
  ifMatch: true,
  answer: fileRecordSchema,
  problems: [409],
});

export const deleteFile = declareCall({
  method: "DELETE",
  path: `${path}/:id`,
  id: "deleteFile",
  summary: "Deletes a plain file that nothing links to, and answers it as it was",
  access: mediaPolicy.write,
  params,
  absent,
  ifMatch: true,
  answer: fileRecordSchema,
  problems: [409],
});

export const uploadFile = declareCall({
  method: "POST",
  path: "/:country/cdn",
  id: "uploadFile",
  summary: "Uploads a plain file, whose name stands in its address",
  access: mediaPolicy.write,
  query: z.strictObject({ folder: fileFolderSchema.default("") }),
  body: fileForm,
  bodyType: "multipart/form-data",
  answer: fileUploadSchema,
  problems: [503, 507],
});

export const replaceFile = declareCall({
  method: "POST",
  path: "/:country/cdn/:id/content",
  id: "replaceFile",
  summary: "Gives a plain file another content at the same address",
  access: mediaPolicy.write,
  params: { id: z.guid() },
  absent: "There is no such file.",
  body: fileForm,
  bodyType: "multipart/form-data",
  ifMatch: true,
  answer: fileRecordSchema,
  problems: [503, 507],
});
