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
