export type FaqGroupView = Readonly<{
  title: string;
  items: readonly Readonly<{ id: string; question: string; answer: string }>[];
}>;

/** Questions by category; each opens in place. */
export const Faqs = ({ groups }: { groups: readonly FaqGroupView[] }) => (
  <div className="faqs">
    {groups.map(({ title, items }) => (
      <section key={title}>
        <h3>{title}</h3>
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
