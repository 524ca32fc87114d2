import type { Page } from "playwright-core";
import type { Block, Page as CustomPage, PageInput } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { httpSession } from "./http-session.ts";
import type { clientOf } from "./product.ts";
import { giveBackContext, openContext, takeWarmContext } from "./warm-context.ts";

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

type ApiResponse = Readonly<{ status: number; body: unknown }>;

/**
 * Opens the back-office as a member of staff. The page is empty until a screen is shown in it; the
 * API is called by plain HTTP.
 * @param isOwn whether the window is for this test alone; one that other tests had before starts
 * sooner, but scripts that run before a page's and a clock of the test's cannot be taken out of it
 */
export const openOffice = async (
  product: Product,
  name: StaffName = "editor",
  { isOwn = false } = {},
) => {
  const at = (path: string) => product.at(host, path);
  const origin = new URL(at("/")).origin;
  const warm = await (isOwn ? openContext : takeWarmContext)(origin, name);
  const { context, page: first } = warm;
  const { send } = httpSession(context, origin);

  /** Calls the API with the session of this member of staff. */
  const call = async (method: string, path: string, json?: object): Promise<ApiResponse> => {
    const { status, text } = await send(method, `/api/${path}`, json ? { json } : {});
    return { status, body: JSON.parse(text) as unknown };
  };
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
  /** Opens a screen and waits for its heading. */
  const show = async (path: string, tab = first) => {
    await tab.goto(at(path));
    await tab.getByRole("main").getByRole("heading").first().waitFor();
    return tab;
  };
  return {
    page: first,
    context,
    show,
    at,
    call,
    create,
    edit,
    tab: () => context.newPage(),
    stored: async (id: string, country = "it") =>
      (await call("GET", `${country}/custompages/${id}`)).body as CustomPage,
    /** Gives the window back, with the session and without all else that was done in it. */
    close: () => (isOwn ? context.close() : giveBackContext(warm, origin, name)),
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
/**
 * Saves a page that was saved before, and waits for the answer and what the editor makes of it. The
 * words of a save that ended a moment ago may still be there, so they say nothing of this one.
 */
export const saveAndWait = async (page: Page) => {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === "PUT" &&
      /\/api\/\w+\/custompages\/[\w-]+$/.test(answer.url()) &&
      answer.ok(),
  );
  await save(page);
  await answered;
  await page.getByText("Unsaved changes").waitFor({ state: "hidden" });
  await page.getByText("Page updated successfully.").first().waitFor();
};
