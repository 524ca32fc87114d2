import { expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { findPageLinks } from "#features/content/pages/parts/page-links.ts";
import { createPageStore } from "../state/page-store.ts";
import { seoRequest } from "./seo-request.ts";

const id = "0e6b9a6b-7f6d-48a5-a854-9e4000000000";

test("a page that this editor has just created is asked about by its id", () => {
  const start = newPage("b");
  const store = createPageStore({ stored: null, start, isPrefilled: false, now: () => 0 });
  const requestOf = () => {
    const [page, stored] = [store.page(), store.getState().stored];
    const asked = { page, storedId: stored?.id ?? null, publicPath: "/a", links: [] };
    return seoRequest(asked).request;
  };
  expect(requestOf().pageId).toBeNull();
  const saved = { ...start, id, version: 1, createdAt: "", updatedAt: "" };
  store.markSaved(saved, store.getState().edited, 1);
  expect(store.page().id).toBeUndefined();
  expect(requestOf().pageId).toBe(id);
});

test("the page's own path and links that are too long are not asked about", () => {
  const links = findPageLinks(
    [
      {
        id: "a",
        blockType: "wr-any",
        content: { links: ["/a", "/b", "/b", `/${"c".repeat(500)}`].map((link) => ({ link })) },
        enabled: true,
        schedule: null,
      },
    ],
    null,
  );
  const { request, uncheckedCount } = seoRequest({
    page: newPage("b"),
    storedId: null,
    publicPath: "/a",
    links,
  });
  expect(request.links).toEqual(["/b"]);
  expect(uncheckedCount).toBe(1);
});
