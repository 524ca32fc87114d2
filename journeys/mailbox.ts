import type { clientOf } from "./product.ts";
import { read } from "./read.ts";

type Product = Pick<ReturnType<typeof clientOf>, "at">;
type Mail = Readonly<{ to: string; subject: string; text: string }>;

/** All mails that the development mailbox shows, the newest first. */
export const sentMails = async ({ at }: Product): Promise<readonly Mail[]> =>
  JSON.parse((await read(at("it.localhost", "/dev/mailbox.json"))).text) as readonly Mail[];

/** The mails to somebody, the newest first. */
export const mailsTo = async (product: Product, email: string): Promise<readonly Mail[]> =>
  (await sentMails(product)).filter(({ to }) => to === email);

/** The code of the newest mail to somebody. */
export const mailedCode = async (product: Product, email: string): Promise<string> => {
  const [newest] = await mailsTo(product, email);
  return /\d{6}/.exec(newest?.subject ?? "")?.[0] ?? "";
};
