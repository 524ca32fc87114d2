import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import type { ChoiceList } from "#platform/choices/choice.ts";
import { uploadFile } from "#platform/browser/upload-file.ts";
import type {
  MediaInput,
  MediaRecord,
  TagCounts,
  UploadAnswer,
} from "#features/assets/media/library-contract.ts";
import { chooseMedia } from "../choices/calls.ts";
import { getMedia, listMediaTags, saveMedia } from "../library/calls.ts";

export type PictureFilter = Readonly<{
  search: string;
  /** Null for pictures with any tags. */
  tag: string | null;
  page: number;
  pageSize: number;
}>;

export const findPictures = (
  country: string,
  { search, tag, page, pageSize }: PictureFilter,
): Promise<ChoiceList> => {
  const query = new URLSearchParams({ search, page: `${page}`, pageSize: `${pageSize}` });
  if (tag !== null) query.set("tag", tag);
  return call(chooseMedia, { country }, { query });
};

export const findTags = (country: string): Promise<TagCounts> => call(listMediaTags, { country });

export const readMedia = (country: string, id: string): Promise<VersionedAnswer<MediaRecord>> =>
  callVersioned(getMedia, { country, id });

export const writeMedia = (
  country: string,
  id: string,
  { input, version }: Readonly<{ input: MediaInput; version: number | null }>,
): Promise<VersionedAnswer<MediaRecord>> =>
  callVersioned(saveMedia, { country, id }, { body: input, ifMatch: version });

export const uploadPicture = (
  country: string,
  file: File,
  options: Parameters<typeof uploadFile>[2],
): Promise<UploadAnswer> => uploadFile(`${country}/media`, file, options);
