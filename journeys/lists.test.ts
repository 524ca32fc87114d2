import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
beforeAll(async () => {
  office = await openOffice(product, "admin");
  page = office.page;
});
afterAll(() => office?.close());

const rowNames = () => page.locator("tbody .list-name").allInnerTexts();
const press = (...keys: readonly string[]) =>
  keys.reduce(async (before, key) => {
    await before;
    await page.keyboard.press(key);
  }, Promise.resolve());
const query = () => Object.fromEntries(new URL(page.url()).searchParams);
const chosenCount = () => page.getByRole("region", { name: "The chosen pages" });

/** Makes pages that no other test has, the last one made being the first of the list. */
const createPages = async (count: number) => {
  const mark = crypto.randomUUID().slice(0, 8);
  for (let index = 1; index <= count; index += 1)
    await office.create({ name: `Lista ${mark} ${index}`, isPublished: index % 2 === 0 });
  return { mark, name: (index: number) => `Lista ${mark} ${index}` };
};

test("by keyboard alone: search, walk, choose, act on several, filter, open, come back", async () => {
  const { mark, name } = await createPages(4);
  await page.goto(office.at("/custompages"));
  await page.getByRole("table", { name: "Custom pages" }).waitFor();
  await press("/");
  await page.keyboard.type(mark);
  await page.getByText("1–4 of 4").waitFor();
  await expect.poll(query).toEqual({ search: mark });
  await press("Tab", "j", "j", "x", "j", "j", "Shift+X");
  await chosenCount().getByText("3 pages").waitFor();
  await chosenCount().getByRole("button", { name: "Purge from the cache" }).focus();
  await press("Enter");
  await page.getByText("3 pages purged.").waitFor();
  await press("Escape");
  await chosenCount().waitFor({ state: "detached" });
  await press("f");
  await page.getByRole("menuitemradio", { name: "yes" }).focus();
  await press("Enter");
  await expect.poll(rowNames).toEqual([name(4), name(2)]);
  await expect.poll(query).toEqual({ search: mark, published: "true" });
  await page.getByRole("link", { name: name(4), exact: true }).focus();
  await press("j", "Enter");
  await page.getByRole("heading", { level: 1, name: name(2) }).waitFor();
  await page.goBack();
  await expect.poll(rowNames).toEqual([name(4), name(2)]);
  await page.getByRole("link", { name: name(4), exact: true }).focus();
  await press("Shift+?");
  await page.getByRole("dialog").getByText("Choose all rows up to this one").waitFor();
  await press("Escape");
});

test("by mouse: sort, duplicate, publish and unpublish together, delete, after what follows is said", async () => {
  const { mark, name } = await createPages(2);
  await page.goto(office.at(`/custompages?search=${mark}`));
  await expect.poll(rowNames).toEqual([name(2), name(1)]);
  const head = page.getByRole("columnheader", { name: "Name" });
  await head.getByRole("button").click();
  await expect.poll(rowNames).toEqual([name(1), name(2)]);
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
  await page.getByRole("button", { name: "Fixed", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "yes" }).click();
  await page.getByRole("button", { name: "Remove “Fixed”, 2 pages" }).click();
  await expect.poll(rowNames).toEqual([name(1), name(2)]);
  await page.getByRole("button", { name: `More: ${name(1)}` }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.poll(rowNames).toContain(`${name(1)} (copy)`);

  await page.getByRole("checkbox", { name: "Choose all pages of this page" }).check();
  const act = (action: string) =>
    chosenCount()
      .getByRole("button", { name: `${action} …`, exact: true })
      .click();
  await act("Publish");
  await page.getByText("1 page of the chosen: on the site already.").waitFor();
  await page.getByRole("button", { name: "Publish 2 pages" }).click();
  await page.getByText("2 pages published.").waitFor();
  const published = page.locator("tbody tr").filter({ hasText: "Published" });
  await expect.poll(() => published.count()).toBe(3);
  await act("Unpublish");
  await page.getByText("3 addresses meet a 404.").waitFor();
  await page.getByRole("button", { name: "Unpublish 3 pages" }).click();
  await page.getByText("3 pages unpublished.").waitFor();
  await act("Delete");
  await page.getByText("No address of visitors changes.").waitFor();
  await page.getByRole("button", { name: "Delete 3 pages" }).click();
  await page.getByText("3 pages deleted.").waitFor();
  await page.getByText("No page matches.").waitFor();
});

test("a view is saved, changed, updated and removed, and a hidden column stays hidden", async () => {
  const { mark } = await createPages(2);
  await page.goto(office.at("/custompages?published=true"));
  const views = page.getByRole("navigation", { name: "Views" });
  const current = views.locator("[aria-current=page]");
  await expect.poll(() => current.innerText()).toMatch(/^Published/);
  await page.getByLabel("Search").fill(mark);
  await expect.poll(() => current.innerText()).toMatch(/^Published[^]*edited/);
  await page.getByRole("button", { name: "Save as new view" }).click();
  await page.getByLabel("Name").fill("Published");
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByText("There is a view of this name already.").waitFor();
  await page.getByLabel("Name").fill(mark);
  await page.getByRole("button", { name: "Save view" }).click();
  await expect.poll(() => current.innerText()).toMatch(new RegExp(`^${mark}\\s1$`));
  await page.getByRole("button", { name: "Remove the filter Published" }).click();
  await page.getByRole("button", { name: "Update view" }).click();
  await expect.poll(() => current.innerText()).toMatch(new RegExp(`^${mark}\\s2$`));
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Slug" }).click();
  await page.goto(office.at("/custompages"));
  await views.getByRole("link", { name: mark }).click();
  await page.getByText("1–2 of 2").waitFor();
  await page.getByRole("columnheader", { name: "Slug" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Remove view" }).click();
  await expect.poll(() => views.getByRole("link", { name: mark }).count()).toBe(0);
});

test("the audit tells in words what was done, opens the differences, and brings a deleted page back", async () => {
  const record = await office.create({ name: `Prima ${crypto.randomUUID().slice(0, 8)}` });
  const { id, version, createdAt: _made, updatedAt: _saved, ...content } = record;
  await office.call("PUT", `it/custompages/${id}`, { ...content, name: `${record.name} nuova` });
  await office.call("POST", `it/custompages/${id}/purge`, {});
  await page.goto(office.at("/audit"));
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Was" }).click();
  await page.getByRole("menuitemradio", { name: "Purged from the cache" }).click();
  const purge = page.getByRole("row", { name: `${record.name} nuova custom page Purged` });
  await purge.getByText("Purged from the cache").waitFor();
  await purge.getByText("admin@wayroam.test").waitFor();
  await purge.getByRole("link", { name: "Open the page" }).waitFor();
  await page.getByRole("button", { name: "Remove the filter Was" }).click();

  await page
    .getByRole("button", { name: `${record.name} nuova`, exact: true })
    .nth(1)
    .click();
  const panel = page.getByRole("region", { name: `${record.name} nuova` });
  await panel.getByText("Changed by Sofia Greco (admin@wayroam.test).").waitFor();
  await panel.locator("ins", { hasText: "nuova" }).waitFor();
  await expect.poll(query).toHaveProperty("open");
  await page.goBack();
  await panel.waitFor({ state: "detached" });
  await page.getByRole("button", { name: `More: ${record.name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "All that happened to it" }).click();
  await page.getByText("1–3 of 3").waitFor();
  await page.getByText(`Only ${record.name} nuova`).waitFor();
  await office.call("DELETE", `it/custompages/${id}`, { forceSave: true });
  await page.goto(office.at(`/audit?entityId=${id}&action=delete`));
  await page.getByRole("button", { name: `Bring back: ${record.name} nuova` }).click();
  await page.getByText("The page is back.").waitFor();
  expect((await office.stored(id)).version).toBeGreaterThan(version);
});

test("rows stay while a filter is asked for, with the loading bar, and no rows has two reasons", async () => {
  await createPages(2);
  await page.goto(office.at("/custompages"));
  await page.locator("tbody .list-name").first().waitFor();
  const before = await rowNames();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/custompages?*search=niente*", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("searchbox").fill("niente di simile");
  const bar = page.locator(".loading-bar");
  await expect.poll(() => bar.getAttribute("data-on")).toBe("true");
  await expect.poll(rowNames).toEqual(before);
  release();
  await page.getByText("No page matches.").waitFor();
  await page.getByRole("button", { name: "Clear all" }).waitFor();
  await expect.poll(() => bar.getAttribute("data-on")).toBe("false");

  await page.route("**/redirects?*", (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 20 } }),
  );
  await page.goto(office.at("/redirects"));
  await page.getByText("There are no redirects yet.").waitFor();
  await page.getByRole("button", { name: "New redirect" }).first().waitFor();
  await page.unroute("**/redirects?*");
});
