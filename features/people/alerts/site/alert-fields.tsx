import { FormField } from "#features/people/accounts/parts/form-field.tsx";
import type { AlertFormView } from "./alert-view.ts";

const Reasons = ({ reasons }: { reasons: NonNullable<AlertFormView["reasons"]> }) => (
  <fieldset
    className="alert-reasons"
    aria-describedby={reasons.error ? "reasons-error" : undefined}
  >
    <legend>{reasons.label}</legend>
    {reasons.error && (
      <p className="account-error" id="reasons-error" role="alert">
        {reasons.error}
      </p>
    )}
    {reasons.choices.map(({ value, label, text, isChosen }) => (
      <label key={value}>
        <input type="checkbox" name="reasons" value={value} defaultChecked={isChosen} />
        <b>{label}</b>
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);

const Months = ({ months }: { months: NonNullable<AlertFormView["months"]> }) => (
  <fieldset aria-describedby="months-hint">
    <legend>{months.label}</legend>
    <div className="chips">
      {months.choices.map(({ value, label, isChosen }) => (
        <label key={value} className="chip">
          <input type="checkbox" name="months" value={value} defaultChecked={isChosen} />
          {label}
        </label>
      ))}
    </div>
    <p className="account-hint" id="months-hint">
      {months.hint}
    </p>
  </fieldset>
);

const Ages = ({ ages }: { ages: NonNullable<AlertFormView["ages"]> }) => (
  <fieldset>
    <legend>{ages.label}</legend>
    <div className="chips">
      {ages.choices.map(({ value, label, isChosen }) => (
        <label key={value} className="chip">
          <input type="radio" name="age" value={value} defaultChecked={isChosen} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

/** What an alert is for, and to which address its mails go. */
export const AlertFields = ({ view }: { view: AlertFormView }) => (
  <>
    {view.reasons && <Reasons reasons={view.reasons} />}
    {view.months && <Months months={view.months} />}
    {view.ages && <Ages ages={view.ages} />}
    {view.email && (
      <FormField
        id="alert-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={view.email.label}
        placeholder={view.email.example}
        hint={view.email.hint}
        error={view.email.error}
        defaultValue={view.email.value}
        required
      />
    )}
    {view.to && <p className="alert-to">{view.to}</p>}
  </>
);
