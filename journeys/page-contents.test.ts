import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedCoordinator } from "#features/catalogue/coordinators/contract.ts";
import type { ListedEvent } from "#features/catalogue/events/contract.ts";
import type { ListedFaq } from "#features/catalogue/faqs/contract.ts";
import { type Office, openOffice, save } from "./office.ts";
import { read } from "./read.ts";
import { ownProduct } from "./shared.ts";
import { fetchedReviews, startStandIns } from "./stand-ins.ts";

type Product = Awaited<ReturnType<typeof ownProduct>>;
let provider: Awaited<ReturnType<typeof startStandIns>>;
let product: Product;
let office: Office;
beforeAll(async () => {
  provider = await startStandIns();
  product = await ownProduct({ REVIEWS_URL: provider.base });
  office = await openOffice(product, "admin");
  // What is left unsaved is left.
  office.page.on("dialog", (dialog) => void dialog.accept());
});
afterAll(async () => {
  await product?.stop();
  await provider?.close();
});

const site = "it.localhost";
const itemsOf = async <Item>(path: string): Promise<readonly Item[]> =>
  ((await office.call("GET", path)).body as { items: readonly Item[] }).items;
const showsOnSite = async (path: string, text: string): Promise<boolean> =>
  (await product.read(site, path)).includes(text);
const currentView = (page: Page): Promise<string | null> =>
  page.getByRole("navigation", { name: "Views" }).locator("[aria-current]").textContent();
const openList = async (path: string, title: string): Promise<Page> => {
  const { page } = office;
  await page.goto(office.at(`/page-contents/${path}`));
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.locator(".list-name").first().waitFor();
  return page;
};

test("fetched reviews are decided with two keys, and the trip's page shows what was decided", async () => {
  const [personal, shown, hidden] = fetchedReviews;
  if (!personal || !shown || !hidden) throw new Error("Three reviews are fetched.");
  const trip = `/viaggi/${personal.travel}`;
  const { page } = office;
  await page.goto(office.at("/page-contents/reviews"));
  await page.getByRole("button", { name: "Fetch new ones" }).click();
  await page.getByText("3 new reviews.", { exact: true }).waitFor();
  await openList("reviews", "Reviews");
  await expect.poll(() => currentView(page)).toMatch(/^To decide/);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await page.getByText("A phone number is in the text.").first().waitFor();
  await page.keyboard.press("j");
  await expect.poll(focused).toContain(shown.author);
  await page.keyboard.press("s");
  await page.getByText(`${shown.author}’s review is shown.`).waitFor();
  await expect.poll(() => showsOnSite(trip, shown.text)).toBe(true);
  await expect.poll(focused).toContain(hidden.author);
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Hide, not about the trip" }).waitFor();
  await page.keyboard.press("h");
  await page.getByText(`${hidden.author}’s review is hidden: not about the trip.`).waitFor();
  await page.keyboard.press("z");
  const card = page.getByRole("listitem").filter({ hasText: hidden.text });
  await card.getByRole("button", { name: `Show ${hidden.author}’s review` }).waitFor();
  expect(await showsOnSite(trip, hidden.text)).toBe(false);
  expect(await showsOnSite(trip, personal.text)).toBe(false);
});

test("a list opens on what is to do, all rows have an address, and each tab counts its rows", async () => {
  const page = await openList("events", "Events");
  await expect.poll(() => currentView(page)).toMatch(/^Coming/);
  await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: /^All/ }).click();
  await expect.poll(() => currentView(page)).toMatch(/^All/);
  const search = () => new URL(page.url()).search;
  await expect.poll(search).toBe("?view=all");
  await page.getByRole("searchbox").fill("a");
  await expect.poll(search).toBe("?search=a");
  await page.getByRole("searchbox").fill("");
  await expect.poll(search).toBe("?view=all");
  await page.goBack();
  await expect.poll(() => currentView(page)).toMatch(/^Coming/);
  await expect.poll(search).toBe("");

  const tabs = page.getByRole("navigation", { name: "Page contents" });
  const textOf = (name: RegExp) => tabs.getByRole("link", { name }).textContent();
  const { body } = await office.call("GET", "it/coordinators?pageSize=1");
  const coordinators = `Coordinators${(body as { total: number }).total}`;
  await expect.poll(() => textOf(/^Coordinators/)).toBe(coordinators);
  await tabs.getByRole("link", { name: /^FAQs ?\d+$/ }).click();
  await page.getByRole("heading", { level: 1, name: "FAQs" }).waitFor();
  await expect.poll(() => textOf(/^Coordinators/)).toBe(coordinators);
});

test("a coordinator is renamed, hidden and not deleted; the old address leads to the new one", async () => {
  const [leader] = await itemsOf<ListedCoordinator>("it/coordinators?leading=true");
  if (!leader) throw new Error("Nobody leads a departure.");
  const page = await openList(`coordinators?search=${leader.slug}`, "Coordinators");
  await page.getByRole("button", { name: leader.name, exact: true }).press("Enter");
  const panel = page.getByRole("region", { name: leader.name });
  await panel.getByText(`Leads next: ${leader.upcoming}`).waitFor();
  await panel.getByText(/^Cannot be deleted: named by/).waitFor();
  await panel.getByLabel("Slug").fill(`${leader.slug}-nuovo`);
  await panel.getByText(`Visitors of “${leader.slug}” will be led`).waitFor();
  await panel.getByLabel("In their own words").fill("Parlo poco e cammino molto.");
  await page.keyboard.press("Control+s");
  await page.getByText("Coordinator saved.").waitFor();
  await expect
    .poll(() => showsOnSite(`/coordinatori/${leader.slug}-nuovo`, "Parlo poco e cammino molto."))
    .toBe(true);
  const { status, headers } = await read(product.at(site, `/coordinatori/${leader.slug}`));
  expect([status, headers.location]).toEqual([301, `/coordinatori/${leader.slug}-nuovo`]);
  await panel.getByLabel("Shown on the site").press("Space");
  await panel.getByText("The page goes off the site.").waitFor();
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () => (await read(product.at(site, `/coordinatori/${leader.slug}-nuovo`))).status)
    .toBe(404);
});

test("a question is moved by keys and answered anew, and the help page follows", async () => {
  const [faq] = await itemsOf<ListedFaq>("it/faqs?category=general");
  if (!faq) throw new Error("There is no question.");
  const page = await openList("faqs?category=general", "FAQs");
  await page.getByRole("button", { name: `Move ${faq.question}`, exact: true }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByText(`${faq.question}, position 2 of`).waitFor();
  await expect
    .poll(async () => (await itemsOf<ListedFaq>("it/faqs?category=general"))[1]?.id)
    .toBe(faq.id);
  await page.getByRole("button", { name: faq.question, exact: true }).press("Enter");
  await page.getByLabel("Answer").fill("Una risposta nuova.");
  await page.keyboard.press("Control+s");
  await page.getByText("Question saved.").waitFor();
  await expect.poll(() => showsOnSite("/domande-frequenti", "Una risposta nuova.")).toBe(true);
});

test("an event says what moving it will do", async () => {
  const { page } = office;
  await page.goto(office.at("/page-contents/events"));
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  await page.keyboard.press("n");
  await page.getByLabel("Name").fill("Racconti dal Sahara");
  await page.getByLabel("City").fill("Torino");
  await page.getByLabel("Text").fill("Si racconta e si cena.");
  await page.locator(".record-panel").evaluate((each) => each.setAttribute("data-before", ""));
  await page.keyboard.press("Control+s");
  await page.getByText("Event added.").waitFor();
  // The panel of what was new gives way to that of the event that is stored.
  await page.locator("[data-before]").waitFor({ state: "detached" });
  const panel = page.getByRole("region", { name: "Racconti dal Sahara" });
  await panel.getByText("racconti-dal-sahara-torino").waitFor();
  await panel.getByLabel("Published").press("Space");
  await page.keyboard.press("Control+s");
  await panel.getByText("Visitors need a place before it is published.").waitFor();
  await panel.getByLabel("Place and address").fill("Via Bogino 9");
  await panel.getByText("The place changes from Torino to Torino, Via Bogino 9.").waitFor();
  await panel.getByText("Nobody has signed up yet.").waitFor();
  await page.keyboard.press("Control+s");
  const stored = () => itemsOf<ListedEvent>("it/events?when=coming&search=Racconti%20dal%20Sahara");
  await expect
    .poll(stored)
    .toMatchObject([
      { slug: "racconti-dal-sahara-torino", address: "Via Bogino 9", isPublished: true },
    ]);
});

test("a fixed page's text is changed beside its page, and a broken link is said before", async () => {
  const { page } = office;
  await page.goto(office.at("/page-contents/fixed"));
  await page.getByRole("heading", { level: 1, name: "Fixed pages" }).waitFor();
  await page.locator(".list-name").filter({ hasText: "Age groups" }).waitFor();
  await page.getByRole("link", { name: "Age groups", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Age groups" }).waitFor();
  await page.getByLabel("Title", { exact: true }).fill("Chi parte con chi");
  const frame = page.frameLocator(".content-editor-preview iframe");
  await frame.getByRole("heading", { level: 1, name: "Chi parte con chi" }).waitFor();
  await page.getByLabel("Lead").fill("Poche parole.");
  await save(page);
  await page.getByText("Text saved.").waitFor();
  await expect.poll(() => showsOnSite("/fasce-di-eta", "Chi parte con chi")).toBe(true);

  await page.getByRole("textbox", { name: "Text", exact: true }).first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Vedi ");
  await page.keyboard.press("Control+Shift+k");
  const link = page.getByRole("combobox", { name: "Search, or paste an address" });
  await link.fill("/non-esiste");
  await page.getByRole("option").first().waitFor();
  await link.press("Enter");
  await frame.getByRole("link", { name: "/non-esiste" }).waitFor();
  await save(page);
  await page.getByText("nothing is at /non-esiste").waitFor();
  await page.getByRole("button", { name: "Go on editing" }).click();
});
