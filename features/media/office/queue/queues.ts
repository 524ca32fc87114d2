import { useSyncExternalStore } from "react";
import type { FileUpload } from "#features/media/cdn-contract.ts";
import type { UploadAnswer } from "#features/media/library-contract.ts";
import { refusalOfFile } from "#features/media/pickers/upload/check-file.ts";
import { shownWidths } from "#features/media/parts/shown-widths.ts";
import { uploadLimits } from "#features/media/rules.ts";
import { uploadFile } from "#platform/browser/upload-file.ts";
import { createUploadQueue, isOnItsWay, type UploadResult } from "./upload-queue.ts";

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

type Target<Answer> = Readonly<{
  /** Below `/api/{country}/`. */
  path: string;
  check: (file: File) => Promise<string | null>;
  toResult: (answer: Answer) => UploadResult;
}>;

/**
 * Files on their way to one place; they go on while other screens are open, and closing the tab asks
 * first. Pictures and files belong to no country, but their calls go through one.
 */
const openQueue = <Answer>({ path, check, toResult }: Target<Answer>) => {
  let country = "";
  const queue = createUploadQueue({
    send: async ({ key, file, folder }, options) => {
      const query = new URLSearchParams({ folder });
      const headers = { "idempotency-key": key };
      const address = `${country}/${path}?${query}`;
      return toResult(await uploadFile<Answer>(address, file, { ...options, headers }));
    },
    check,
    wait: pause,
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

export const libraryQueue = openQueue<UploadAnswer>({
  path: "media",
  check: refusalOfFile,
  toResult: ({ media, isNew }) => ({
    picture: `${media.base}160.webp`,
    note: isNew
      ? `${shownWidths(media).length} widths, place and camera taken out`
      : `in the library already, as “${media.name}”`,
  }),
});

const maxMegabytes = uploadLimits.bytes / 1024 / 1024;

export const fileQueue = openQueue<FileUpload>({
  path: "cdn",
  check: async ({ size }) =>
    size > uploadLimits.bytes ? `A file may have ${maxMegabytes} MB at most.` : null,
  toResult: ({ file, isNew }) => ({
    picture: null,
    note: isNew ? file.path : `there already: ${file.path}`,
  }),
});

export type OpenQueue = typeof libraryQueue;

export const useQueue = (queue: OpenQueue) => useSyncExternalStore(queue.subscribe, queue.files);
