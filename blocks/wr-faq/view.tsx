import type { z } from "zod";
import type { BlockView } from "#features/pages/block-contract.ts";
import type { wrFaq } from "./schema.ts";

export const FaqView: BlockView<z.output<(typeof wrFaq)["content"]>> = ({ content, id }) => (
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
