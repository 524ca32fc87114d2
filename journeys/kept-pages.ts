import type { Page } from "playwright-core";

/** What the journal on this device holds of pages by now. */
export const keptPages = (tab: Page): Promise<string> =>
  tab.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("page-journals");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("No journal.")));
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("pages").objectStore("pages").getAll();
          reading.addEventListener("success", () => resolve(JSON.stringify(reading.result)));
          opening.result.close();
        });
      }),
  );

/** Makes the newest journal on this device that of another account. */
export const giveNewestAway = (tab: Page, account: string): Promise<void> =>
  tab.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("page-journals");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("No journal.")));
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("pages", "readwrite");
          const pages = writing.objectStore("pages");
          const reading: IDBRequest<{ at: number }[]> = pages.getAll();
          reading.addEventListener("success", () => {
            const [newest] = reading.result.toSorted((a, b) => b.at - a.at);
            if (newest) pages.put({ ...newest, account: name });
          });
          writing.addEventListener("complete", () => resolve());
          writing.addEventListener("abort", () => reject(writing.error ?? new Error("Not kept.")));
          opening.result.close();
        });
      }),
    account,
  );
