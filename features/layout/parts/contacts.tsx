import { CopyText, type CopyWords } from "./copy-text.tsx";

/** A way to reach us, as a link where the device knows what to do with it. */
export type ContactView = Readonly<{
  kind: "email" | "phone" | "hours" | "address" | "provider";
  label: string;
  text: string;
  href: string | null;
  /** What copies it, for devices without a program that writes to it; null where there is no need. */
  copy: CopyWords | null;
}>;

/** The ways to reach us, each under its name. */
export const Contacts = ({ contacts }: { contacts: readonly ContactView[] }) =>
  contacts.length > 0 && (
    <dl className="contacts">
      {contacts.map(({ kind, label, text, href, copy }) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>
            {href ? <a href={href}>{text}</a> : text}
            {copy && <CopyText text={text} words={copy} />}
          </dd>
        </div>
      ))}
    </dl>
  );
