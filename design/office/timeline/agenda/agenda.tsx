import "./agenda.css";

export type AgendaItem = Readonly<{
  id: string;
  isCurrent: boolean;
  isChanged: boolean;
  content: React.ReactNode;
}>;

export type AgendaProps = Readonly<{
  label: string;
  groups: readonly Readonly<{
    key: string;
    title: string;
    /** Such as the name of the holiday; null for nothing. */
    detail: string | null;
    items: readonly AgendaItem[];
  }>[];
  onCurrent: (id: string) => void;
}>;

/** A timeline where it has no room: one list by day, whose chosen entry the buttons below change. */
export const Agenda = ({ label, groups, onCurrent }: AgendaProps) => (
  <section className="agenda" aria-label={label}>
    {groups.map(({ key, title, detail, items }) => (
      <section key={key} aria-labelledby={`agenda-${key}`}>
        <h2 id={`agenda-${key}`}>
          {title} {detail !== null && <small>{detail}</small>}
        </h2>
        <ul>
          {items.map(({ id, isCurrent, isChanged, content }) => (
            <li key={id}>
              <button
                type="button"
                data-bar={id}
                data-changed={isChanged || undefined}
                aria-pressed={isCurrent}
                onClick={() => onCurrent(id)}
              >
                {content}
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);
