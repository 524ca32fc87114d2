import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the server treats a mail: as it should, or in one of the ways in which servers fail. */
export type Treatment =
  | "accepts"
  /** Says for now no, and for good no, to the recipient. */
  | "defers"
  | "refuses"
  /** The same to the content. */
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

/** The header of a mail that a server was given. */
const messageIdOf = (content: string): string =>
  /^message-id:\s*(<[^>]+>)/im.exec(content)?.[1] ?? "";

export type ReceivedMail = Readonly<{ messageId: string; to: string; content: string }>;

/** A mail server on loopback, which a test tells how to treat what comes; the caller closes it. */
export const openSmtpServer = async (port = 0) => {
  let treatment: Treatment = "accepts";
  /** The contents that came whole, in the order in which they came, whatever was answered. */
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
  server.on("error", () => undefined); // a client that hangs up in the middle is what tests are about
  const connections = () => [...server.connections];
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    received,
    treat: (how: Treatment) => {
      treatment = how;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

export type TestSmtpServer = Awaited<ReturnType<typeof openSmtpServer>>;
