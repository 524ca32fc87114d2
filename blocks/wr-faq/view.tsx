import type { BlockViewOf } from "#blocks/block-view.ts";

export const FaqView: BlockViewOf<"wr-faq"> = ({ content, id }) => (
  <section className="wrap faq-block" id={id}>
    {content.title && <h2>{content.title}</h2>}
    {content.questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </section>
);
