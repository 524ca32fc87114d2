import type { Page } from "playwright-core";

/** All that the databases of the page's origin hold, as one text. */
export const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(String(request.error))));
      });
    const rowsOf = async ({ name = "" }: IDBDatabaseInfo) => {
      const database = await answerOf(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(
        stores.map((store) => answerOf(database.transaction(store).objectStore(store).getAll())),
      );
      database.close();
      return rows;
    };
    return JSON.stringify(await Promise.all((await indexedDB.databases()).map(rowsOf)));
  });
