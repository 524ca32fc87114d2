import { SiteLink } from "#design/link.tsx";
import { formIdName, trapName } from "./attempt.ts";
import type { FieldView, FormView, StepView } from "./form-view.ts";

type OfKind<Kind extends FieldView["kind"]> = Readonly<{
  field: Extract<FieldView, { kind: Kind }>;
}>;
type WithLabels = Pick<FormView, "labels">;

const notesOf = ({ elementId, help, error }: FieldView) => ({
  "aria-invalid": error !== "" || undefined,
  "aria-describedby":
    [help && `${elementId}-help`, error && `${elementId}-error`].filter(Boolean).join(" ") ||
    undefined,
});

/** What stands under a question: its help, and why its answer was not taken. */
const Notes = ({ field: { elementId, help, error } }: { field: FieldView }) => (
  <>
    {help && (
      <p className="form-help" id={`${elementId}-help`}>
        {help}
      </p>
    )}
    {error && (
      <p className="form-error" id={`${elementId}-error`}>
        {error}
      </p>
    )}
  </>
);

const Question = ({ field, labels }: { field: FieldView } & WithLabels) => (
  <>
    {field.question}
    {!field.isRequired && <small>{` (${labels.optional})`}</small>}
  </>
);

/** Two halves stand in a row where there is room. */
const classOf = ({ isHalf }: FieldView): string => (isHalf ? "form-field form-half" : "form-field");

const TextInput = ({ field }: OfKind<"text" | "email" | "place" | "date" | "number">) => {
  const shared = {
    id: field.elementId,
    name: field.name,
    defaultValue: field.value,
    ...notesOf(field),
  };
  if (field.kind === "email")
    return <input {...shared} type="email" autoComplete="email" maxLength={200} />;
  if (field.kind === "place")
    return <input {...shared} type="text" autoComplete="address-level2" maxLength={200} />;
  if (field.kind === "date")
    return (
      <input {...shared} type="date" min={field.min || undefined} max={field.max || undefined} />
    );
  // A number field of the browser's own empties what it does not understand, without a word.
  if (field.kind === "number")
    return (
      <input
        {...shared}
        type="text"
        inputMode={field.isWhole ? "numeric" : "decimal"}
        maxLength={20}
        autoComplete="off"
      />
    );
  const text = { ...shared, maxLength: field.maxLength };
  return field.isLong ? <textarea {...text} rows={5} /> : <input {...text} type="text" />;
};

const FileInput = ({ field }: OfKind<"file">) => (
  <input
    id={field.elementId}
    name={field.name}
    type="file"
    accept={field.accept}
    multiple={field.isSeveral}
    {...notesOf(field)}
  />
);

const Star = ({ label }: Readonly<{ label: string }>) => (
  <>
    <span aria-hidden="true">★</span>
    <span className="sr-only">{label}</span>
  </>
);

const Choices = ({ field }: OfKind<"choice">) => (
  <div
    className={field.look === "stars" ? "form-stars" : "form-choices"}
    id={field.elementId}
    tabIndex={-1}
  >
    {field.choices.map(({ value, label, isChosen }) => (
      <label key={value}>
        <input
          type={field.isSeveral ? "checkbox" : "radio"}
          name={field.name}
          value={value}
          defaultChecked={isChosen}
        />
        {field.look === "stars" ? <Star label={label} /> : label}
      </label>
    ))}
  </div>
);

const ChoiceList = ({ field, labels }: OfKind<"choice"> & WithLabels) => (
  <select
    id={field.elementId}
    name={field.name}
    defaultValue={field.choices.find(({ isChosen }) => isChosen)?.value ?? ""}
    {...notesOf(field)}
  >
    <option value="">{labels.choose}</option>
    {field.choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

const Consent = ({ field, labels }: OfKind<"consent"> & WithLabels) => (
  <div className={classOf(field)}>
    <label className="form-consent">
      <input
        type="checkbox"
        id={field.elementId}
        name={field.name}
        value="yes"
        defaultChecked={field.isChosen}
        {...notesOf(field)}
      />
      <span>
        {field.text}
        {!field.isRequired && <small>{` (${labels.optional})`}</small>}
      </span>
    </label>
    {field.link && (
      <SiteLink to={field.link} className="text-link">
        {labels.more}
      </SiteLink>
    )}
    <Notes field={field} />
  </div>
);

const TextBetween = ({ field }: OfKind<"words">) => (
  <div className={classOf(field)} id={field.elementId}>
    <p className="form-words">{field.question}</p>
    {field.help && <p>{field.help}</p>}
  </div>
);

const Field = ({ field, labels }: { field: FieldView } & WithLabels) => {
  if (field.kind === "consent") return <Consent field={field} labels={labels} />;
  if (field.kind === "words") return <TextBetween field={field} />;
  if (field.kind === "choice" && field.look !== "list")
    return (
      <fieldset className={classOf(field)} {...notesOf(field)}>
        <legend>
          <Question field={field} labels={labels} />
        </legend>
        <Choices field={field} />
        <Notes field={field} />
      </fieldset>
    );
  return (
    <div className={classOf(field)}>
      <label htmlFor={field.elementId}>
        <Question field={field} labels={labels} />
      </label>
      {field.kind === "choice" && <ChoiceList field={field} labels={labels} />}
      {field.kind === "file" && <FileInput field={field} />}
      {field.kind !== "choice" && field.kind !== "file" && <TextInput field={field} />}
      <Notes field={field} />
    </div>
  );
};

const Problem = ({ view: { problem, wrong } }: { view: FormView }) =>
  problem === "" ? null : (
    <div className="form-problem" role="alert">
      <p>{problem}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ elementId, question }) => (
            <li key={elementId}>
              <a href={`#${elementId}`}>{question}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

type FieldsProps = Readonly<{ fields: readonly FieldView[] }> & WithLabels;

const Fields = ({ fields, labels }: FieldsProps) =>
  fields.map((field) => <Field key={field.name} field={field} labels={labels} />);

/** The browser's own way to open one part and close the others: what is closed is sent as well. */
const Step = ({ step, group, labels }: { step: StepView; group: string } & WithLabels) => (
  <details className="form-step" name={group || undefined} open={step.isOpen || undefined}>
    <summary className="form-field">
      <small>{step.place}</small>
      <span>{step.title}</span>
    </summary>
    <div className="form-fields">
      {step.help && <p className="form-help">{step.help}</p>}
      <Fields fields={step.fields} labels={labels} />
    </div>
  </details>
);

const Steps = ({ view: { id, steps, isOneOpen, labels } }: { view: FormView }) =>
  steps.map((step) => (
    <Step key={step.name} step={step} group={isOneOpen ? `steps-${id}` : ""} labels={labels} />
  ));

export type VisitorFormProps = Readonly<{
  view: FormView;
  /** Of the element around it, to which the visitor comes back when something is wrong. */
  anchor: string;
}>;

/**
 * A form of the browser's own parts: it needs no script, and its page is the same for everyone. Once
 * it was sent, the address names the thank-you, which the style sheet then shows in its place.
 */
export const VisitorForm = ({ view, anchor }: VisitorFormProps) => (
  <>
    {view.css && <style dangerouslySetInnerHTML={{ __html: view.css }} />}
    <div className="form-sent" id={view.sentId} tabIndex={-1}>
      <p className="form-sent-title">{view.thanks.title}</p>
      <p>{view.thanks.text}</p>
      <p>
        <a href={`#${anchor}`} className="text-link">
          {view.thanks.back}
        </a>
      </p>
    </div>
    <form
      className="visitor-form"
      method="post"
      action={`#${anchor}`}
      encType={view.hasFiles ? "multipart/form-data" : undefined}
      noValidate
    >
      {/* Enter in a field would send a form of which only the first step was seen. */}
      {view.steps.length > 0 && (
        <button type="submit" disabled hidden aria-label={view.sendLabel} />
      )}
      <Problem view={view} />
      <input type="hidden" name={formIdName} value={view.id} />
      <p className="form-trap" aria-hidden="true">
        <label>
          {view.labels.trap}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className="form-fields">
        <Fields fields={view.fields} labels={view.labels} />
      </div>
      <Steps view={view} />
      <p className="form-send">
        <button type="submit" className="button button-large">
          {view.sendLabel}
        </button>
      </p>
    </form>
  </>
);
