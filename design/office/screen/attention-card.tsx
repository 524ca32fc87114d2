import "./attention-card.css";
import { useId } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../icons.tsx";

export type AttentionRowProps = Readonly<{
  icon: IconName;
  /** `wrong` for what visitors see wrong, `incomplete` for what is missing. */
  kind?: "wrong" | "incomplete";
  /** One sentence. */
  children: React.ReactNode;
  /** One quiet line below it. */
  detail?: React.ReactNode;
  /** A verb: `Fix`, `Write`. It leads somewhere, or does what it says. */
  action?: Readonly<{ to: string; label: string } | { run: () => void; label: string }> | undefined;
}>;

const Action = ({ action }: Pick<AttentionRowProps, "action">) => {
  if (!action) return null;
  if ("to" in action) return <Link to={action.to}>{action.label}</Link>;
  return (
    <button type="button" className="attention-do" onClick={action.run}>
      {action.label}
    </button>
  );
};

export const AttentionRow = ({ icon, kind, children, detail, action }: AttentionRowProps) => (
  <li className="attention-row" data-kind={kind}>
    <Icon name={icon} />
    <div>
      <p>{children}</p>
      {detail !== undefined && <p className="attention-detail">{detail}</p>}
    </div>
    <Action action={action} />
  </li>
);

export type AttentionCardProps = Readonly<{
  title: string;
  /** How many wait in all, which may be more than the rows; none where they are not counted. */
  count?: number;
  /** Leads to the whole list. */
  all?: Readonly<{ to: string; label: string }>;
  /** What stands there when nothing waits. */
  emptyText: string;
  /** `AttentionRow`s. */
  children: readonly React.ReactNode[];
}>;

/** What needs a person, with the way to each and to all of it. */
export const AttentionCard = ({ title, count, all, emptyText, children }: AttentionCardProps) => {
  const id = useId();
  return (
    <section className="attention-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className="attention-count">{count}</span>}
        {all && <Link to={all.to}>{all.label}</Link>}
      </header>
      {children.length > 0 ? <ul>{children}</ul> : <p className="attention-empty">{emptyText}</p>}
    </section>
  );
};
