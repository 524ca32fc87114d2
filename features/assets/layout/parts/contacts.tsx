export type ContactView = Readonly<{
  kind: "email" | "phone" | "hours" | "address" | "provider";
  label: string;
  text: string;
  href: string | null;
  /**
   * Labels of the button that copies the text, for devices without a mail program; null for no
   * button.
   */
  copy: Readonly<{ label: string; done: string }> | null;
}>;

export const Contacts = ({ contacts }: { contacts: readonly ContactView[] }) =>
  contacts.length > 0 && (
    <dl className="contacts">
      {contacts.map(({ kind, label, text, href, copy }) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>
            {href ? <a href={href}>{text}</a> : text}
            {copy && (
              <button type="button" className="copy-text" aria-live="polite" data-done={copy.done}>
                {copy.label}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
