import { read } from "./read.ts";
import type { sharedProduct } from "./shared.ts";

type Mail = Readonly<{ to: string; subject: string }>;

/** The code of the newest mail to somebody, as the development mailbox shows it. */
export const mailedCode = async (
  product: Pick<ReturnType<typeof sharedProduct>, "at">,
  email: string,
): Promise<string> => {
  const { text } = await read(product.at("it.localhost", "/dev/mailbox.json"));
  const mails = JSON.parse(text) as readonly Mail[];
  return /\d{6}/.exec(mails.find(({ to }) => to === email)?.subject ?? "")?.[0] ?? "";
};
