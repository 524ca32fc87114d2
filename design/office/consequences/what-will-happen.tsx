import "./what-will-happen.css";
import { useId } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../icons.tsx";

export type Consequence = Readonly<{
  icon: IconName;
  /** What is wrong for visitors, or worth a second look. */
  kind?: "wrong" | "warning";
  text: string;
  /** Facts under the sentence, which then stands out. */
  lines?: readonly string[];
  /** Where more of it is told, at the end of the lines. */
  more?: Readonly<{ to: string; text: string }>;
  /** What the sentence counts, which can be unfolded. */
  names?: readonly string[];
  /** What the sentence counts, each with the path at which it is mended. */
  links?: readonly Readonly<{ to: string; text: string }>[];
}>;

const maxOpenLinks = 5;

const CountedLinks = ({ links }: Required<Pick<Consequence, "links">>) => (
  <details open={links.length <= maxOpenLinks}>
    <summary>{links.length === 1 ? "Which one" : `Which ${links.length}`}</summary>
    {links.map(({ to, text }) => (
      <div key={`${to} ${text}`}>
        <Link to={to} target="_blank">
          {text}
        </Link>
      </div>
    ))}
  </details>
);

export type WhatWillHappenProps = Readonly<{
  /** `What will happen` by default; another where it happens already. */
  title?: string;
  consequences: readonly Consequence[];
  /** The consequences are those of what was typed before. */
  isStale?: boolean;
}>;

/** The consequences of an action before it is taken, as the server's dry run found them. */
export const WhatWillHappen = ({
  title = "What will happen",
  consequences,
  isStale = false,
}: WhatWillHappenProps) => {
  const titleId = useId();
  if (consequences.length === 0) return null;
  return (
    <section className="what-will-happen" aria-labelledby={titleId} aria-busy={isStale}>
      <h3 id={titleId}>{title}</h3>
      <div role="status">
        <ul>
          {consequences.map(({ icon, kind, text, lines, more, names = [], links = [] }, index) => (
            <li key={`${index} ${text}`} data-kind={kind}>
              <Icon name={icon} />
              <div>
                {lines ? <b>{text}</b> : text}
                {lines?.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {more && <Link to={more.to}>{more.text}</Link>}
                {names.length > 0 && (
                  <details>
                    <summary>{names.length === 1 ? "Which one" : `Which ${names.length}`}</summary>
                    {names.join(", ")}
                  </details>
                )}
                {links.length > 0 && <CountedLinks links={links} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
