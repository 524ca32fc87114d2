import type { EditedKind } from "#features/records/records/store.ts";
import { mediaInputSchema, mediaRecordSchema } from "../library-contract.ts";
import { absentMedia, mediaPolicy } from "../policy.ts";
import { saveMedia } from "./save.ts";
import { mediaRecord } from "./store.ts";

/** How several people edit what stands of a picture. */
export const mediaEditing: EditedKind = {
  subject: "media",
  name: "Media",
  path: "/:country/media",
  isOfCompany: true,
  access: mediaPolicy.read,
  write: mediaPolicy.write,
  absent: absentMedia,
  input: mediaInputSchema,
  answer: mediaRecordSchema,
  isStored: async (db, _market, id) => (await mediaRecord(db, id)) !== null,
  save: (context, id, content, ifVersion) =>
    saveMedia(context, id, { input: mediaInputSchema.parse(content), ifVersion }),
};
