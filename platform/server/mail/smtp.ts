import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { z } from "zod";

/** How an attempt ended. Only `failed` may be retried automatically. */
export type Delivery = Readonly<
  | { kind: "sent" }
  | { kind: "failed"; reason: string }
  | { kind: "refused"; reason: string }
  | { kind: "unknown"; reason: string }
>;

export type SmtpMail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The mail's headers with `From` and `Message-ID`. */
  headers: Readonly<Record<string, string>>;
  date: Date;
}>;

export type Smtp = Readonly<{
  /**
   * @param beforeContent called when the server has asked for the content; throwing cancels the
   * mail
   */
  deliver: (
    mail: SmtpMail,
    beforeContent: () => Promise<void>,
    signal: AbortSignal,
  ) => Promise<Delivery>;
}>;

/**
 * Timeouts in milliseconds. A server may take long to accept a mail, and hanging up would leave the
 * mail's state unknown.
 */
const defaultTimeouts = { connect: 10_000, answer: 120_000 };

/** The fields of nodemailer's errors that say what the server meant. */
const smtpError = z
  .object({
    code: z.string().optional(),
    responseCode: z.number().optional(),
    command: z.string().optional(),
  })
  .catch({});
type SmtpError = z.infer<typeof smtpError>;

/** The server's message may contain the recipient's address, so only its codes are reported. */
const reasonOf = ({ code, responseCode, command }: SmtpError): string => {
  const where = command ? ` to ${command}` : "";
  if (responseCode) return `The mail server answered ${responseCode}${where}.`;
  return `The mail server could not be used (${code ?? "unknown"}).`;
};

/**
 * RFC 5321, section 4.2.1: 5yz is a permanent refusal, 4yz a temporary one. Before the envelope a
 * 5yz is about the connection and not the mail, such as a wrong password.
 */
const outcomeOf = (error: SmtpError, isHandedOver: boolean): Delivery => {
  const reason = reasonOf(error);
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  if (error.responseCode && error.responseCode >= 400) {
    const isPermanent = isAboutMail && error.responseCode >= 500;
    return { kind: isPermanent ? "refused" : "failed", reason };
  }
  if (isHandedOver) return { kind: "unknown", reason };
  return { kind: isAboutMail ? "refused" : "failed", reason };
};

/** @param url `smtp://` or `smtps://`, with user and password where the server wants them */
export const createSmtp = (url: string, { connect, answer } = defaultTimeouts): Smtp => {
  const transport = createTransport({
    url,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const beforeContent = new Map<string, () => Promise<void>>();
  // The content is read only once the server has asked for it; from then on the mail may have been
  // sent.
  transport.use("stream", ({ message }, done) => {
    const begin = beforeContent.get(message.messageId());
    const content = message.createReadStream.bind(message);
    message.createReadStream = () =>
      Readable.from(
        (async function* () {
          await begin?.();
          yield* content();
        })(),
        { objectMode: false },
      ) as ReturnType<typeof content>;
    done();
  });

  return {
    async deliver(mail, begin, signal) {
      const messageId = mail.headers["Message-ID"] ?? "";
      let isHandedOver = false;
      beforeContent.set(messageId, async () => {
        await begin();
        isHandedOver = true;
      });
      try {
        const { "Message-ID": _id, From: from, ...headers } = mail.headers;
        await transport.sendMail({ ...mail, from, headers, messageId, signal });
        return { kind: "sent" };
      } catch (error) {
        return outcomeOf(smtpError.parse(error), isHandedOver);
      } finally {
        beforeContent.delete(messageId);
      }
    },
  };
};
