import { call } from "#platform/browser/call.ts";
import type {
  LibraryOverview,
  MediaFolder,
  MediaUsers,
  Renditions,
  Twins,
} from "../library-contract.ts";
import {
  createMediaFolder,
  deleteMediaFolder,
  getLibraryOverview,
  listMediaUsers,
  listRenditions,
  listTwins,
  moveMediaFolder,
} from "../library/calls.ts";

export const libraryApi = (country: string) => ({
  overview: (): Promise<LibraryOverview> => call(getLibraryOverview, { country }),
  users: (id: string): Promise<MediaUsers> => call(listMediaUsers, { country, id }),
  twins: (id: string): Promise<Twins> => call(listTwins, { country, id }),
  renditions: (id: string): Promise<Renditions> => call(listRenditions, { country, id }),
  createFolder: (path: string): Promise<MediaFolder> =>
    call(createMediaFolder, { country }, { body: { path } }),
  moveFolder: (path: string, to: string): Promise<MediaFolder> =>
    call(moveMediaFolder, { country }, { body: { path, to } }),
  deleteFolder: (path: string): Promise<MediaFolder> =>
    call(deleteMediaFolder, { country }, { query: { path } }),
});
