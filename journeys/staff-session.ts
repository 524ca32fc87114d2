import type { clientOf } from "./product.ts";
import { openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";

const host = "backoffice.localhost";

/**
 * Signs in an editor with a browser.
 * @returns the headers that a program needs to call the API as this editor
 */
export const staffSession = async (product: Pick<ReturnType<typeof clientOf>, "at">) => {
  const browser = await openBrowser();
  const office = await openOffice(browser, product);
  const cookies = await office.context.cookies(office.at("/"));
  await browser.close();
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "sec-fetch-site": "same-origin",
  };
  return { headers, at: (path: string) => product.at(host, path) };
};
