import "./link-list.css";
import { useId } from "react";
import { Link } from "react-router";
import { Icon } from "../icons.tsx";

type LinkListProps = Readonly<{
  title: string;
  /** Lists, and what stands with them. */
  children: React.ReactNode;
}>;

/** What a record leads to or is used by, at the foot of its panel. */
export const LinkList = ({ title, children }: LinkListProps) => {
  const id = useId();
  return (
    <section className="link-list" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
};

/** A line of a `LinkList`, as an item of its list. */
export const LinkLine = ({ to, children }: Readonly<{ to: string; children: React.ReactNode }>) => (
  <li>
    <Link to={to}>
      <span>{children}</span>
      <Icon name="forward" />
    </Link>
  </li>
);
