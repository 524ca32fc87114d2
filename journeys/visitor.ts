import type { BrowserContext } from "playwright-core";
import { httpSession } from "./http-session.ts";
import { mailedCode } from "./mailbox.ts";
import type { clientOf } from "./product.ts";

type Product = Pick<ReturnType<typeof clientOf>, "at">;

/** Makes an account on a market's host by the mailed code, and signs a browser in. @returns its e-mail */
export const becomeVisitor = async (
  context: BrowserContext,
  product: Product,
  host: string,
): Promise<string> => {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const origin = new URL(product.at(host, "/")).origin;
  const { send, follow } = httpSession(context, origin);
  const post = async (path: string, json: object) =>
    JSON.parse((await send("POST", path, { json })).text) as Record<string, string>;
  const { challenge } = await post("/api/login/start", { email });
  const code = await mailedCode(product, email);
  await post("/api/login/code", { challenge: challenge ?? "", code });
  const account = { challenge, password: "four trains and a tea", marketing: false };
  const { continueTo } = await post("/api/account", account);
  await follow(continueTo ?? "/");
  return email;
};
