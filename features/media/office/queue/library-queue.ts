import { useSyncExternalStore } from "react";
import { refusalOfFile } from "#features/media/pickers/upload/check-file.ts";
import { uploadFile } from "#platform/browser/upload-file.ts";
import { createUploadQueue, type QueuedFile } from "./upload-queue.ts";

/** Ends earlier when the browser finds the network again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
  });

let country = "";

/** The files on their way to the library. They go on while other screens are open. */
export const libraryQueue = createUploadQueue({
  send: ({ key, file, folder }, options) =>
    uploadFile(`${country}/media?${new URLSearchParams({ folder })}`, file, {
      ...options,
      headers: { "idempotency-key": key },
    }),
  check: refusalOfFile,
  wait: pause,
  newKey: () => crypto.randomUUID(),
});

/** @param throughCountry the code in the path of the calls; pictures belong to no country */
export const addToLibrary = (
  throughCountry: string,
  files: readonly File[],
  folder: string,
): void => {
  country = throughCountry;
  libraryQueue.add(files, folder);
};

export const isOnItsWay = ({ state }: QueuedFile): boolean =>
  state !== "done" && state !== "refused";

const warnBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if (libraryQueue.files().some(isOnItsWay)) event.preventDefault();
};

libraryQueue.subscribe(() => {
  if (libraryQueue.files().some(isOnItsWay))
    window.addEventListener("beforeunload", warnBeforeLeaving);
  else window.removeEventListener("beforeunload", warnBeforeLeaving);
});

export const useLibraryQueue = (): readonly QueuedFile[] =>
  useSyncExternalStore(libraryQueue.subscribe, libraryQueue.files);
