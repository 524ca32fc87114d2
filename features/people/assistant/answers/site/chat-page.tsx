import { Icon } from "#design/icons.tsx";
import { chatFields, type ChatView } from "../parts/chat-view.ts";
import { AnswerPart } from "./answer-part.tsx";
import { PersonForm } from "./person-form.tsx";

const FormerQuestions = ({ turns }: Pick<ChatView, "turns">) =>
  turns.map(({ question }, index) => (
    // The same may have been asked twice.
    <input key={index} type="hidden" name={chatFields.asked} value={question} />
  ));

const Hello = ({ view, hello }: { view: ChatView; hello: NonNullable<ChatView["hello"]> }) => (
  <div>
    <p>
      <strong>{hello.title}</strong>
      <br />
      {hello.text}
    </p>
    <form method="post" action={view.action} className="chat-examples">
      {hello.examples.map((example) => (
        <button key={example} name={chatFields.question} value={example} type="submit">
          {example}
          <Icon name="chevron-right" />
        </button>
      ))}
    </form>
  </div>
);

const Turns = ({ turns, words }: Pick<ChatView, "turns" | "words">) => (
  <ol className="chat-turns" aria-label={words.conversation}>
    {turns.map(({ question, answer }, index) => (
      <li key={index} data-newest={index === turns.length - 1 || undefined}>
        <p className="chat-question">
          <span className="sr-only">{`${words.you}: `}</span>
          {question}
        </p>
        <span className="sr-only">{`${words.program}: `}</span>
        <AnswerPart answer={answer} words={words} />
      </li>
    ))}
  </ol>
);

const Helped = ({ view, helped }: { view: ChatView; helped: NonNullable<ChatView["helped"]> }) =>
  helped.thanks === null ? (
    <form className="chat-helped" method="post" action={view.action}>
      <FormerQuestions turns={view.turns} />
      <span id="chat-helped">{helped.question}</span>
      {(["yes", "no"] as const).map((said) => (
        <button
          key={said}
          className="button button-quiet"
          name={chatFields.helped}
          value={said}
          type="submit"
          aria-describedby="chat-helped"
        >
          {helped[said]}
        </button>
      ))}
    </form>
  ) : (
    <p className="chat-helped" role="status">
      {helped.thanks}
    </p>
  );

const AskForm = ({ view }: { view: ChatView }) => {
  const { ask, words, action } = view;
  return (
    <form className="chat-ask" method="post" action={action} noValidate>
      <FormerQuestions turns={view.turns} />
      <div className="chat-ask-line">
        <input
          name={chatFields.question}
          aria-label={words.field}
          placeholder={words.field}
          defaultValue={ask.typed}
          autoComplete="off"
          aria-invalid={ask.error !== null || undefined}
          aria-describedby={ask.error === null ? undefined : "chat-ask-error"}
        />
        <button className="button" type="submit" aria-label={words.send}>
          <Icon name="paper-plane" />
        </button>
      </div>
      {ask.error !== null && (
        <p className="chat-error" id="chat-ask-error">
          {ask.error}
        </p>
      )}
      <p className="small">
        {words.mistakes}{" "}
        <button className="chat-link" name={chatFields.step} value="person" type="submit">
          {words.person}
        </button>
      </p>
    </form>
  );
};

const Back = ({ view }: { view: ChatView }) => (
  <form className="chat-ask" method="post" action={view.action}>
    <FormerQuestions turns={view.turns} />
    <button className="chat-link" name={chatFields.step} value="back" type="submit">
      <Icon name="arrow-left" /> {view.words.back}
    </button>
  </form>
);

/** The chatbot, as a page of its own; with the script the same stands in a panel of every page. */
export const ChatPage = ({ view }: { view: ChatView }) => (
  <div className="wrap page">
    <div
      className="chat"
      data-close={view.words.close}
      data-offline={view.words.offline}
      data-failed={view.words.failed}
    >
      <header className="chat-head">
        <h1 id="chat-title">{view.title}</h1>
        <p>{view.lead}</p>
      </header>
      <div className="chat-body">
        {view.hello && <Hello view={view} hello={view.hello} />}
        {view.turns.length > 0 && <Turns turns={view.turns} words={view.words} />}
        {view.helped && <Helped view={view} helped={view.helped} />}
        {view.note && (
          <p className="chat-note" data-kind={view.note.kind} role="status">
            <Icon name={view.note.kind === "often" ? "clock" : "info"} /> {view.note.text}
          </p>
        )}
        {view.person && <PersonForm person={view.person} view={view} />}
      </div>
      {view.person ? <Back view={view} /> : <AskForm view={view} />}
    </div>
  </div>
);
