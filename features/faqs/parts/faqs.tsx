export type FaqGroupView = Readonly<{
  /** Where a list of contents leads to, if there is one. */
  id?: string;
  title: string;
  items: readonly Readonly<{ id: string; question: string; answer: string }>[];
}>;

type Props = Readonly<{
  groups: readonly FaqGroupView[];
  /** Of the categories' headings. */
  level?: 2 | 3;
}>;

/** Questions by category; each opens in place. */
export const Faqs = ({ groups, level = 3 }: Props) => {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className="faqs">
      {groups.map(({ id: place, title, items }) => (
        <section key={title} id={place}>
          <Title className="faqs-title">{title}</Title>
          {items.map(({ id, question, answer }) => (
            <details key={id}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
};
