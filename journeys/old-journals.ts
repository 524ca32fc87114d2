/** Renames what a page of this browser has stored to the names of an older version; it runs in the page. */
export const renameToOldKeys = async () => {
  const resultOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("No answer.")));
    });
  const stores = ["pages", "grounds", "edits"];
  const currentDatabase = await resultOf(indexedDB.open("page-journals"));
  const opening = indexedDB.open("wayroam-pages", 1);
  opening.addEventListener("upgradeneeded", () => {
    const pages = opening.result.createObjectStore("pages", { keyPath: "key" });
    pages.createIndex("page", "page");
    pages.createIndex("at", "at");
    opening.result.createObjectStore("grounds", { keyPath: "key" });
    opening.result.createObjectStore("edits", { keyPath: ["key", "position"] });
  });
  const oldDatabase = await resultOf(opening);
  for (const store of stores) {
    const rows = await resultOf(currentDatabase.transaction(store).objectStore(store).getAll());
    const target = oldDatabase.transaction(store, "readwrite").objectStore(store);
    for (const row of rows) await resultOf(target.put(row));
  }
  currentDatabase.close();
  oldDatabase.close();
  await resultOf(indexedDB.deleteDatabase("page-journals"));
  const storages = [localStorage, sessionStorage];
  for (const storage of storages)
    for (const key of Object.keys(storage)) {
      storage.setItem(key.replace("office-", "wayroam-"), storage.getItem(key) ?? "");
      if (key.startsWith("office-")) storage.removeItem(key);
    }
};
