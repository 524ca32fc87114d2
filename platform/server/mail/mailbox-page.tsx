import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OutboxMail } from "./outbox.ts";

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:light-dark(#edf3ee,#050e0e);color:light-dark(#0b2523,#edf1ec)}
main{max-width:880px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:1.15;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:18px;margin:32px 0 8px}
a{color:light-dark(#00597d,#65cdf3)}
ul{list-style:none;margin:0;padding:0}li{background:light-dark(#fff,#101f1e);border-radius:12px;padding:12px 16px;margin-top:8px}
li a{font-weight:650;display:inline-block;min-height:24px;overflow-wrap:anywhere}
.quiet{margin:0;color:light-dark(#3c5250,#b4c2be);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0}dt{color:light-dark(#3c5250,#b4c2be)}dd{margin:0;overflow-wrap:anywhere}
pre,iframe{box-sizing:border-box;width:100%;border:1px solid light-dark(#ccd6d1,#2b3c3a);border-radius:12px;background:light-dark(#fff,#101f1e)}
pre{padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}iframe{height:720px;background:#fff}
:focus-visible{outline:2.5px solid light-dark(#006c97,#65cdf3);outline-offset:2px}`;

const page = (title: string, body: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>,
  )}`;

const Moment = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()}>
    {at.toISOString().replace("T", " ").replace(/\..*/, " UTC")}
  </time>
);

/** @param mails the newest first */
export const mailboxPage = (mails: readonly OutboxMail[]): string =>
  page(
    "Development mailbox",
    <>
      <p className="quiet">
        {mails.length === 0
          ? "No mail has been written yet."
          : "What would have been sent, the newest first. Nothing leaves this machine."}
      </p>
      <ul>
        {mails.map(({ id, subject, recipient, created_at }) => (
          <li key={id}>
            <a href={`/dev/mailbox/${id}`}>{subject}</a>
            <p className="quiet">
              to {recipient}, <Moment at={created_at} />
            </p>
          </li>
        ))}
      </ul>
    </>,
  );

/** One mail: its headers, its text, and its HTML in a sandboxed frame. */
export const mailPage = ({ id, subject, recipient, text, headers, created_at }: OutboxMail) =>
  page(
    subject,
    <>
      <p>
        <a href="/dev/mailbox">All mails</a>
      </p>
      <dl>
        <dt>To</dt>
        <dd>{recipient}</dd>
        <dt>Sent</dt>
        <dd>
          <Moment at={created_at} />
        </dd>
        {Object.entries(headers).flatMap(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </dl>
      <h2>HTML</h2>
      <iframe
        title="HTML part of the mail"
        src={`/dev/mailbox/${id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <h2>Text</h2>
      <pre>{text}</pre>
    </>,
  );
