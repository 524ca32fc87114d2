import { chatFields, type ChatView, type PersonFormView } from "../parts/chat-view.ts";

type FieldProps = Readonly<{
  name: string;
  type: "email" | "text";
  field: PersonFormView["email"];
}>;

const Field = ({ name, type, field: { label, typed, error } }: FieldProps) => (
  <div className="chat-field">
    <label htmlFor={`chat-${name}`}>{label}</label>
    <input
      id={`chat-${name}`}
      name={name}
      type={type}
      defaultValue={typed}
      autoComplete={type === "email" ? "email" : "off"}
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : `chat-${name}-error`}
    />
    {error !== null && (
      <p className="chat-error" id={`chat-${name}-error`}>
        {error}
      </p>
    )}
  </div>
);

const Along = ({ along }: Readonly<{ along: NonNullable<PersonFormView["along"]> }>) => (
  <p className="chat-along">
    <input
      id="chat-along"
      type="checkbox"
      name={chatFields.along}
      value="yes"
      defaultChecked={along.isTicked}
      aria-describedby="chat-along-note"
    />
    <span>
      <label htmlFor="chat-along">{along.label}</label>
      <span id="chat-along-note">{along.text}</span>
    </span>
  </p>
);

/** The form that hands a question over to a person; the conversation goes along only when ticked. */
export const PersonForm = ({
  person,
  view,
}: Readonly<{ person: PersonFormView; view: Pick<ChatView, "action" | "turns"> }>) => (
  <section className="chat-person" aria-labelledby="chat-person">
    <h2 id="chat-person">{person.title}</h2>
    {person.sent ? (
      <p role="status">
        <strong>{person.sent.title}</strong> {person.sent.text}
      </p>
    ) : (
      <form method="post" action={view.action} noValidate>
        {view.turns.map(({ question }, index) => (
          // The same may have been asked twice.
          <input key={index} type="hidden" name={chatFields.asked} value={question} />
        ))}
        <input type="hidden" name={chatFields.step} value="handover" />
        <Field name={chatFields.email} type="email" field={person.email} />
        <Field name={chatFields.question} type="text" field={person.question} />
        {person.along && <Along along={person.along} />}
        <p className="chat-trap" aria-hidden="true">
          <input name={chatFields.trap} tabIndex={-1} autoComplete="off" />
        </p>
        <button className="button" type="submit">
          {person.submit}
        </button>
        <p className="small">{person.reply}</p>
      </form>
    )}
  </section>
);
