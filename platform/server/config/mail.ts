import { z } from "zod";

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url), {
      error: "is no address of a mail server, such as smtp://user:password@host:587",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine((from) => z.email().safeParse(/<([^<>]*)>$/.exec(from)?.[1] ?? from).success, {
      error: "is no sender, such as hello@example.com or Example <hello@example.com>",
    })
    .refine((from) => !/[\r\n]/.test(from), { error: "has more than one line" })
    .optional(),
};

type Variables = z.infer<z.ZodObject<typeof mailVariables>>;

/** Uses the reserved domain `.test` (RFC 6761), which belongs to nobody. */
const demoSender = (product: string): string =>
  `${product.replaceAll(/["\\\r\n<>@,;:]/g, " ")} <hello@${product.toLowerCase().replaceAll(/[^a-z0-9]/g, "") || "product"}.test>`;

/**
 * @returns the address of the mail server, null where mails stay in the outbox, and the `From` of
 *   mails
 * @throws Error with one line that names the variable and what is wrong with it
 */
export const readMail = ({ SMTP_URL, MAIL_FROM }: Variables, product: string) => {
  if (SMTP_URL && !MAIL_FROM)
    throw new Error("MAIL_FROM: SMTP_URL needs the address that mails come from.");
  return { smtpUrl: SMTP_URL ?? null, mailFrom: MAIL_FROM ?? demoSender(product) };
};
