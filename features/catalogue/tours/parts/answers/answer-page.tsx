import { type Answer, answers, maxReason } from "#features/catalogue/tours/question-contract.ts";

/** A question that can be answered. */
export type AnswerFormView = Readonly<{
  choices: Readonly<Record<Answer, string>>;
  reasonLabel: string;
  reason: string;
  /** What was said last; null while nothing was. */
  said: Answer | null;
  /** Why what was sent was not taken; empty for nothing wrong. */
  error: string;
}>;

export type AnswerPageView = Readonly<{
  title: string;
  text: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Null where there is nothing to answer. */
  form: AnswerFormView | null;
}>;

/** The names of what the form sends. */
export const answerFields = { answer: "answer", reason: "reason" } as const;

const AnswerForm = ({ form }: Readonly<{ form: AnswerFormView }>) => {
  const { choices, reasonLabel, reason, said, error } = form;
  /** Nothing is proposed to who has answered. */
  const isProposed = (answer: Answer) => said === null && answer === "yes";
  return (
    // Sent to the address at which it stands.
    <form className="visitor-form" method="post" noValidate>
      {error !== "" && (
        <div className="form-problem" role="alert">
          <p id="answer-error">{error}</p>
        </div>
      )}
      <div className="form-field">
        <label htmlFor="answer-reason">{reasonLabel}</label>
        <textarea
          id="answer-reason"
          name={answerFields.reason}
          rows={3}
          maxLength={maxReason}
          defaultValue={reason}
          aria-describedby={error === "" ? undefined : "answer-error"}
        />
      </div>
      <div className="answer-choices">
        {answers.map((answer) => (
          <button
            key={answer}
            type="submit"
            className={isProposed(answer) ? "button" : "button button-quiet"}
            name={answerFields.answer}
            value={answer}
          >
            {choices[answer]}
          </button>
        ))}
      </div>
    </form>
  );
};

/** Where a coordinator says whether they lead a departure; it needs no script. */
export const AnswerPage = ({ view }: Readonly<{ view: AnswerPageView }>) => (
  <section className="wrap section answer-page">
    <h1 className="heading">{view.title}</h1>
    <p className="lead">{view.text}</p>
    {view.facts.length > 0 && (
      <dl className="answer-facts">
        {view.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {view.form && <AnswerForm form={view.form} />}
  </section>
);
