import { callApi } from "#platform/browser/call-api.ts";
import type {
  LibraryOverview,
  MediaFolder,
  MediaUsers,
  Renditions,
  Twins,
} from "../library-contract.ts";

export const libraryApi = (country: string) => ({
  overview: (): Promise<LibraryOverview> => callApi("GET", `${country}/media/overview`),
  users: (id: string): Promise<MediaUsers> => callApi("GET", `${country}/media/${id}/users`),
  twins: (id: string): Promise<Twins> => callApi("GET", `${country}/media/${id}/twins`),
  renditions: (id: string): Promise<Renditions> =>
    callApi("GET", `${country}/media/${id}/renditions`),
  createFolder: (path: string): Promise<MediaFolder> =>
    callApi("POST", `${country}/media/folders`, { path }),
  moveFolder: (path: string, to: string): Promise<MediaFolder> =>
    callApi("PUT", `${country}/media/folders`, { path, to }),
  deleteFolder: (path: string): Promise<MediaFolder> =>
    callApi("DELETE", `${country}/media/folders?${new URLSearchParams({ path })}`),
});
