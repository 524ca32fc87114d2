import { memoryJar } from "./http-session.ts";
import type { clientOf } from "./product.ts";
import { ensureSession } from "./sign-in.ts";

const host = "backoffice.localhost";

/**
 * Signs in an editor.
 * @returns the headers that a program needs to call the API as this editor
 */
export const staffSession = async (product: Pick<ReturnType<typeof clientOf>, "at">) => {
  const jar = memoryJar();
  const origin = new URL(product.at(host, "/")).origin;
  await ensureSession(jar, origin, "editor");
  const cookies = await jar.cookies(origin);
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "sec-fetch-site": "same-origin",
  };
  return { headers, at: (path: string) => product.at(host, path) };
};
