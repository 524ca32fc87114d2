import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Block, Page as CustomPage, PageInput } from "#features/pages/contract.ts";
import { newPage } from "#features/pages/page-defaults.ts";
import { keptSession } from "./kept-session.ts";
import type { clientOf } from "./product.ts";

type Product = Pick<ReturnType<typeof clientOf>, "at">;
export type StaffName = "editor" | "super" | "admin";

const host = "backoffice.localhost";

export const textBlock = (title: string, overrides: Partial<Block> = {}): Block => ({
  id: crypto.randomUUID(),
  blockType: "wr-text",
  content: { title, text: "Testo", customCss: "" },
  enabled: true,
  schedule: null,
  ...overrides,
});

/** The heading of the screen that an account sees first, or the form where it has to sign in. */
const firstScreen = async (page: Page, at: (path: string) => string) => {
  await page.goto(at("/custompages"));
  const list = page.getByRole("heading", { name: /^Custom pages/ });
  const form = page.getByLabel("E-mail");
  await list.or(form).first().waitFor();
  return { list, isSignedOut: await form.isVisible() };
};

const signIn = async (page: Page, at: (path: string) => string, name: StaffName) => {
  const { list, isSignedOut } = await firstScreen(page, at);
  if (!isSignedOut) return false;
  await page.getByLabel("E-mail").fill(`${name}@wayroam.test`);
  await page.getByLabel("Password").fill(`wayroam-${name}`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await list.waitFor();
  return true;
};

type ApiResponse = Readonly<{ status: number; body: unknown }>;

/**
 * Opens the back-office as a member of staff, in a browser context of their own. The session is the one
 * that the account has had at this product since its first sign-in.
 */
export const openOffice = async (
  browser: Browser,
  product: Product,
  name: StaffName = "editor",
) => {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
  });
  const at = (path: string) => product.at(host, path);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: at("/") });
  const first = await context.newPage();
  const kept = keptSession(at("/"), name);
  await context.addCookies(kept.read());
  if (await signIn(first, at, name)) kept.write(await context.cookies(at("/")));

  /** Calls the API with the session of this member of staff. */
  const call = (method: string, path: string, json?: object): Promise<ApiResponse> =>
    first.evaluate(
      async ([verb, url, text]) => {
        const answer = await fetch(url ?? "", {
          method: verb ?? "GET",
          headers: text === "" ? {} : { "content-type": "application/json" },
          ...(text === "" ? {} : { body: text ?? "" }),
        });
        return { status: answer.status, body: (await answer.json()) as unknown };
      },
      [method, `/api/${path}`, json ? JSON.stringify(json) : ""],
    );
  let pageCount = 0;
  const create = async (
    overrides: Partial<PageInput> = {},
    country = "it",
  ): Promise<CustomPage> => {
    pageCount += 1;
    const slug = `${name}-${crypto.randomUUID().slice(0, 8)}`;
    const page = {
      ...newPage(crypto.randomUUID()),
      name: `Pagina ${pageCount}`,
      slug,
      ...overrides,
    };
    const { status, body } = await call("POST", `${country}/custompages`, page);
    if (status !== 201) throw new Error(`The page was not created: ${JSON.stringify(body)}`);
    return body as CustomPage;
  };
  /**
   * Opens a stored page in the page editor, in the window of this member of staff or in another
   * tab.
   */
  const edit = async ({ id, name: title }: Pick<CustomPage, "id" | "name">, tab = first) => {
    await tab.goto(at(`/custompages/${id}`));
    await tab.getByRole("heading", { level: 1, name: title }).waitFor();
    return tab;
  };
  return {
    page: first,
    context,
    at,
    call,
    create,
    edit,
    tab: () => context.newPage(),
    stored: async (id: string, country = "it") =>
      (await call("GET", `${country}/custompages/${id}`)).body as CustomPage,
    close: () => context.close(),
  };
};

export type Office = Awaited<ReturnType<typeof openOffice>>;

export const blocksOf = (page: Page) => page.getByRole("navigation", { name: "Blocks" });
export const openBlock = (page: Page, position: number) =>
  blocksOf(page)
    .getByRole("button", { name: new RegExp(`^${position}\\. `) })
    .click();
export const titles = (page: Page): Promise<string[]> =>
  blocksOf(page).locator(".block-line small").allInnerTexts();
export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
