import type { BlockViewOf } from "#blocks/block-view.ts";
import { RichText } from "#design/rich-text.tsx";

export const FaqView: BlockViewOf<"wr-faq"> = ({ content, id }) => (
  <section className="wrap faq-block" id={id}>
    {content.title && <h2>{content.title}</h2>}
    {content.questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <RichText text={answer} below={content.title ? 2 : 1} />
      </details>
    ))}
  </section>
);
