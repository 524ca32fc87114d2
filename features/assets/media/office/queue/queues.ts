import { useSyncExternalStore } from "react";
import type { FileUpload } from "#features/assets/media/cdn-contract.ts";
import type { MediaRecord, Twin, UploadAnswer } from "#features/assets/media/library-contract.ts";
import { refusalOfFile } from "#features/assets/media/pickers/upload/check-file.ts";
import { shownWidths } from "#features/assets/media/parts/shown-widths.ts";
import { uploadLimits } from "#features/assets/media/rules.ts";
import { uploadFile } from "#platform/browser/upload-file.ts";
import { shrinkPicture } from "#features/assets/media/pickers/upload/shrink-picture.ts";
import { isOnItsWay, type UploadResult } from "./queued-files.ts";
import { createUploadQueue, type QueueOptions } from "./upload-queue.ts";

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

type Target<Answer> = Readonly<
  Pick<QueueOptions, "check" | "shrink"> & {
    /** Below `/api/{country}/`. */
    path: string;
    toResult: (answer: Answer) => UploadResult;
  }
>;

/**
 * Files on their way to one place; they go on while other screens are open, and closing the tab asks
 * first. Pictures and files belong to no country, but their calls go through one.
 */
const openQueue = <Answer>({ path, check, shrink, toResult }: Target<Answer>) => {
  let country = "";
  const queue = createUploadQueue({
    send: async ({ key, file, folder }, options) => {
      const query = new URLSearchParams({ folder });
      const headers = { "idempotency-key": key };
      const address = `${country}/${path}?${query}`;
      return toResult(await uploadFile<Answer>(address, file, { ...options, headers }));
    },
    check,
    shrink,
    wait: pause,
    now: () => performance.now(),
    newKey: () => crypto.randomUUID(),
  });
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  queue.subscribe(() => {
    if (queue.files().some(isOnItsWay)) window.addEventListener("beforeunload", warn);
    else window.removeEventListener("beforeunload", warn);
  });
  return {
    ...queue,
    addFrom: (throughCountry: string, files: readonly File[], folder: string): void => {
      country = throughCountry;
      queue.add(files, folder);
    },
  };
};

const newNote = (media: MediaRecord, [twin]: readonly Twin[]): string =>
  twin
    ? `looks like “${twin.name}”, which has ${twin.width} × ${twin.height}`
    : `${shownWidths(media).length} widths, place and camera taken out`;

export const libraryQueue = openQueue<UploadAnswer>({
  path: "media",
  check: refusalOfFile,
  shrink: shrinkPicture,
  toResult: ({ media, isNew, twins }) => ({
    picture: `${media.base}160.webp`,
    note: isNew ? newNote(media, twins) : `in the library already, as “${media.name}”`,
  }),
});

const maxMegabytes = uploadLimits.bytes / 1024 / 1024;

export const fileQueue = openQueue<FileUpload>({
  path: "cdn",
  check: async ({ size }) =>
    size > uploadLimits.bytes
      ? { problem: `A file may have ${maxMegabytes} MB at most.`, isTooLarge: false }
      : null,
  shrink: null,
  toResult: ({ file, isNew }) => ({
    picture: null,
    note: isNew ? file.path : `there already: ${file.path}`,
  }),
});

export type OpenQueue = typeof libraryQueue;

export const useQueue = (queue: OpenQueue) => useSyncExternalStore(queue.subscribe, queue.files);
