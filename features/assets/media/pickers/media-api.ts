import {
  callApi,
  callVersioned,
  ifMatch,
  type VersionedAnswer,
} from "#platform/browser/call-api.ts";
import type { ChoiceList } from "#platform/choices/choice.ts";
import { uploadFile } from "#platform/browser/upload-file.ts";
import type {
  MediaInput,
  MediaRecord,
  TagCounts,
  UploadAnswer,
} from "#features/assets/media/library-contract.ts";

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
  return callApi("GET", `${country}/choices/media?${query}`);
};

export const findTags = (country: string): Promise<TagCounts> =>
  callApi("GET", `${country}/media/tags`);

export const readMedia = (country: string, id: string): Promise<VersionedAnswer<MediaRecord>> =>
  callVersioned("GET", `${country}/media/${id}`);

export const writeMedia = (
  country: string,
  id: string,
  { input, version }: Readonly<{ input: MediaInput; version: number | null }>,
): Promise<VersionedAnswer<MediaRecord>> =>
  callVersioned("PUT", `${country}/media/${id}`, input, ifMatch(version));

export const uploadPicture = (
  country: string,
  file: File,
  options: Parameters<typeof uploadFile>[2],
): Promise<UploadAnswer> => uploadFile(`${country}/media`, file, options);
