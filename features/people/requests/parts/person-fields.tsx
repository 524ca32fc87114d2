import { Icon } from "#design/icons.tsx";
import { maxEmail, maxQuestion, withLength } from "../limits.ts";
import type { RequestFormView } from "./form-view.ts";
import { fieldNames, type Typed } from "./typed.ts";

type Person = Pick<Typed, "name" | "email" | "question">;
type Field = keyof Person;

type Props = Readonly<{
  view: RequestFormView;
  person: Person;
  errors: RequestFormView["errors"];
  onChange: (person: Person) => void;
}>;

const errorId = (field: Field) => `request-${field}-error`;

const notesOf = (field: Field, error: string | undefined, help?: string) => ({
  id: `request-${field}`,
  name: fieldNames[field],
  "aria-invalid": error !== undefined || undefined,
  "aria-describedby": [help, error && errorId(field)].filter(Boolean).join(" ") || undefined,
});

const FieldError = ({ field, error }: Readonly<{ field: Field; error: string | undefined }>) =>
  error !== undefined && (
    <p className="form-error" id={errorId(field)}>
      <Icon name="warning" size={18} />
      {error}
    </p>
  );

/** Who asks, and what. */
export const PersonFields = ({ view: { fields }, person, errors, onChange }: Props) => {
  const count = withLength(fields.counter, person.question, fields.thousands);
  return (
    <>
      <div className="form-field">
        <label htmlFor="request-name">{fields.name}</label>
        <input
          {...notesOf("name", errors.name)}
          type="text"
          autoComplete="name"
          maxLength={200}
          value={person.name}
          onChange={({ target }) => onChange({ ...person, name: target.value })}
        />
        <FieldError field="name" error={errors.name} />
      </div>
      <div className="form-field">
        <label htmlFor="request-email">{fields.email}</label>
        <input
          {...notesOf("email", errors.email, "request-email-note")}
          type="email"
          autoComplete="email"
          maxLength={maxEmail}
          value={person.email}
          onChange={({ target }) => onChange({ ...person, email: target.value })}
        />
        <FieldError field="email" error={errors.email} />
        <p className="form-help" id="request-email-note">
          {fields.emailNote}
        </p>
      </div>
      <div className="form-field">
        <label htmlFor="request-question">
          {fields.question} <small>({fields.optional})</small>
        </label>
        <textarea
          {...notesOf("question", errors.question)}
          rows={3}
          value={person.question}
          onChange={({ target }) => onChange({ ...person, question: target.value })}
        />
        <FieldError field="question" error={errors.question} />
        {person.question !== "" && <p className="request-count">{count}</p>}
        {person.question.length > maxQuestion - 50 && (
          <p className="sr-only" aria-live="polite">
            {count}
          </p>
        )}
      </div>
    </>
  );
};
