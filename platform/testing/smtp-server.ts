import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the test server answers a mail: correctly, or as servers fail. */
export type Treatment =
  | "accepts"
  /** Temporary or permanent refusal of the recipient. */
  | "defers"
  | "refuses"
  /** Temporary or permanent refusal of the content. */
  | "defers content"
  | "refuses content"
  /** Takes the content and hangs up without an answer. */
  | "dies after content"
  /** Takes the content and never answers. */
  | "is silent"
  /** Answers the content after half a second. */
  | "is slow";

const answer = (code: number) =>
  Object.assign(new Error("As the test asks."), { responseCode: code });

const messageIdOf = (content: string): string =>
  /^message-id:\s*(<[^>]+>)/im.exec(content)?.[1] ?? "";

export type ReceivedMail = Readonly<{ messageId: string; to: string; content: string }>;

/** An SMTP server on loopback whose behaviour a test sets by `treat`; the caller closes it. */
export const openSmtpServer = async (port = 0) => {
  let treatment: Treatment = "accepts";
  /**
   * Every mail whose content arrived completely, in the order of arrival, also when the server
   * refused it.
   */
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (treatment === "defers") return done(answer(451));
      if (treatment === "refuses") return done(answer(550));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const content = Buffer.concat(chunks).toString();
        const [to] = session.envelope.rcptTo;
        received.push({ messageId: messageIdOf(content), to: to?.address ?? "", content });
        if (treatment === "defers content") return done(answer(452));
        if (treatment === "refuses content") return done(answer(554));
        if (treatment === "is silent") return;
        if (treatment === "dies after content")
          return connections().forEach((each) => each.close());
        if (treatment === "is slow") return void setTimeout(() => done(), 500);
        done();
      });
    },
  });
  server.on("error", () => undefined); // tests make clients hang up in the middle
  const connections = () => [...server.connections];
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: actualPort } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    treat: (next: Treatment) => {
      treatment = next;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

export type TestSmtpServer = Awaited<ReturnType<typeof openSmtpServer>>;
