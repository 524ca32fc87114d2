import type { ReactNode } from "react";

export type FaqGroupView = Readonly<{
  /** The id that a table of contents links to. */
  id?: string;
  title: string;
  items: readonly Readonly<{ id: string; question: string; answer: string }>[];
}>;

type Props = Readonly<{
  groups: readonly FaqGroupView[];
  level?: 2 | 3;
  /** How the texts of found questions are drawn, which stand open; absent where nothing is sought. */
  drawText?: (text: string) => ReactNode;
}>;

export const Faqs = ({ groups, level = 3, drawText }: Props) => {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className="faqs">
      {groups.map(({ id: anchor, title, items }) => (
        <section key={title} id={anchor}>
          <Title className="faqs-title">{title}</Title>
          {items.map(({ id, question, answer }) => (
            <details key={id} open={drawText !== undefined}>
              <summary>{drawText ? <span>{drawText(question)}</span> : question}</summary>
              <p>{drawText ? drawText(answer) : answer}</p>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
};
