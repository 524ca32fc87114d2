/** A way to reach us, as a link where the device knows what to do with it. */
export type ContactView = Readonly<{
  kind: "email" | "phone" | "hours" | "address" | "provider";
  label: string;
  text: string;
  href: string | null;
  /** What copies it, for devices without a program that writes to it; null where there is no need. */
  copy: Readonly<{ label: string; done: string }> | null;
}>;

const copyBefore = async (button: HTMLElement) => (await import("./copy-text.ts")).copyText(button);

/** The ways to reach us, each under its name. */
export const Contacts = ({ contacts }: { contacts: readonly ContactView[] }) =>
  contacts.length > 0 && (
    <dl className="contacts">
      {contacts.map(({ kind, label, text, href, copy }) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>
            {href ? <a href={href}>{text}</a> : text}
            {copy && (
              <button
                type="button"
                className="copy-text"
                aria-live="polite"
                data-done={copy.done}
                onClick={({ currentTarget }) => void copyBefore(currentTarget)}
              >
                {copy.label}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
