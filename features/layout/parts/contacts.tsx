/** A way to reach us, as a link where the device knows what to do with it. */
export type ContactView = Readonly<{ label: string; text: string; href: string | null }>;

/** The ways to reach us, each under its name. */
export const Contacts = ({ contacts }: { contacts: readonly ContactView[] }) =>
  contacts.length > 0 && (
    <dl className="contacts">
      {contacts.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
