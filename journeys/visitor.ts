import type { BrowserContext } from "playwright-core";
import { httpSession } from "./http-session.ts";
import type { clientOf } from "./product.ts";
import { read } from "./read.ts";

type Product = Pick<ReturnType<typeof clientOf>, "at">;

type Mail = Readonly<{ to: string; subject: string; text: string }>;

/** The mails to somebody, as the development mailbox shows them: the newest first. */
export const mailsTo = async ({ at }: Product, email: string): Promise<readonly Mail[]> => {
  const { text } = await read(at("it.localhost", "/dev/mailbox.json"));
  return (JSON.parse(text) as readonly Mail[]).filter(({ to }) => to === email);
};

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
  const [mail] = await mailsTo(product, email);
  const code = /\d{6}/.exec(mail?.subject ?? "")?.[0];
  await post("/api/login/code", { challenge: challenge ?? "", code });
  const account = { challenge, password: "four trains and a tea", marketing: false };
  const { continueTo } = await post("/api/account", account);
  await follow(continueTo ?? "/");
  return email;
};
