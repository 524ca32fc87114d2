import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import type { startProduct } from "../../journeys/product.ts";
import { benchPage } from "./content.ts";
import type { ServedPeer } from "./peers.ts";

export type Cookies = Parameters<BrowserContext["addCookies"]>[0];
export const office = "backoffice.localhost";
export type Product = Awaited<ReturnType<typeof startProduct>>;

/** An editor under measurement: ours or a peer. */
export type Subject = Readonly<{
  name: "ours" | "payload" | ServedPeer["name"];
  urlFor: (blocks: number) => string;
  cookies: Cookies;
  /** Makes the editor open a page as if for the first time; left out where it always does. */
  forget?: (blocks: number) => Promise<void>;
  /** CSS selector of the part of the page in whose first text field the benchmark types. */
  scopeSelector: string;
  /**
   * Opens the block in the middle; null for an editor that already shows that block at the start.
   */
  openBlock: ((page: Page, blocks: number) => Promise<void>) | null;
  textField: (page: Page) => Locator;
}>;

const openMiddleBlock = async (page: Page, blocks: number): Promise<void> => {
  const number = Math.floor(blocks / 2) + 1;
  await page
    .getByRole("button", { name: new RegExp(`^${number}\\. Cards`) })
    .first()
    .click();
};

export const toSubject = ({ name, urlFor }: ServedPeer): Subject => ({
  name,
  urlFor,
  cookies: [],
  scopeSelector: "body",
  openBlock: name === "baseline" ? openMiddleBlock : null,
  textField: (page) => page.locator("textarea").filter({ visible: true }).first(),
});

export const createOurSubject = async (
  browser: Browser,
  product: Product,
  sizes: readonly number[],
): Promise<Subject> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(product.at(office, "/custompages"));
  await page.getByLabel("E-mail").fill("editor@wayroam.test");
  await page.getByLabel("Password").fill("wayroam-editor");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "New page" }).waitFor();
  const ids = new Map<number, string>();
  for (const size of sizes) ids.set(size, await createPage(page, size));
  const cookies = await context.cookies();
  await context.close();
  return {
    name: "ours",
    urlFor: (blocks) => product.at(office, `/custompages/${ids.get(blocks)}`),
    cookies,
    scopeSelector: "main",
    openBlock: openMiddleBlock,
    textField: (page) =>
      page.getByRole("main").getByLabel("Text", { exact: true }).filter({ visible: true }).first(),
  };
};

const createPage = (page: Page, size: number): Promise<string> =>
  page.evaluate(
    async (body) => {
      const answer = await fetch("/api/it/custompages", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      if (!answer.ok) throw new Error(`No page was made: ${await answer.text()}`);
      return ((await answer.json()) as { id: string }).id;
    },
    JSON.stringify(benchPage(size)),
  );
