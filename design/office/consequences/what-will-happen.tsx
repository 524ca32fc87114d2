import "./what-will-happen.css";
import { useId } from "react";
import { Icon, type IconName } from "../icons.tsx";

export type Consequence = Readonly<{
  icon: IconName;
  /** What is wrong for visitors, or worth a second look. */
  kind?: "wrong" | "warning";
  text: string;
  /** What the sentence counts, which can be unfolded. */
  names?: readonly string[];
}>;

export type WhatWillHappenProps = Readonly<{
  consequences: readonly Consequence[];
  /** The consequences are those of what was typed before. */
  isStale?: boolean;
}>;

/** The consequences of an action before it is taken, as the server's dry run found them. */
export const WhatWillHappen = ({ consequences, isStale = false }: WhatWillHappenProps) => {
  const titleId = useId();
  if (consequences.length === 0) return null;
  return (
    <section className="what-will-happen" aria-labelledby={titleId} aria-busy={isStale}>
      <h3 id={titleId}>What will happen</h3>
      <div role="status">
        <ul>
          {consequences.map(({ icon, kind, text, names = [] }) => (
            <li key={text} data-kind={kind}>
              <Icon name={icon} />
              <div>
                {text}
                {names.length > 0 && (
                  <details>
                    <summary>{names.length === 1 ? "Which one" : `Which ${names.length}`}</summary>
                    {names.join(", ")}
                  </details>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
