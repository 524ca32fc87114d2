import { FormField } from "#features/people/accounts/parts/form-field.tsx";
import type { AccountView } from "#features/people/accounts/parts/login-view.ts";

const Marketing = ({ marketing }: Pick<AccountView, "marketing">) => (
  <fieldset className="account-choice" aria-describedby="marketing-hint">
    <legend>{marketing.question}</legend>
    <p className="account-hint" id="marketing-hint">
      {marketing.hint}
    </p>
    <div>
      {(["yes", "no"] as const).map((answer) => (
        <label key={answer}>
          <input
            type="radio"
            name="marketing"
            value={answer}
            defaultChecked={marketing.chosen === answer}
          />
          {marketing[answer]}
        </label>
      ))}
    </div>
  </fieldset>
);

export const AccountStep = ({ view }: { view: AccountView }) => (
  <>
    <p className="account-lead">
      {view.lead.before}
      <b>{view.lead.strong}</b>
      {view.lead.after}
    </p>
    <form method="post" action="/login" noValidate>
      <input type="hidden" name="step" value="account" />
      <input type="hidden" name="challenge" value={view.challenge} />
      <FormField
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        label={view.password.label}
        error={view.password.error}
        hint={view.password.hint}
        hasFocus
        required
      />
      <FormField
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        label={view.phone.label}
        error={view.phone.error}
        hint={view.phone.hint}
        aside={view.phone.optional}
        defaultValue={view.phone.value}
      />
      <Marketing marketing={view.marketing} />
      <button className="button">{view.go}</button>
    </form>
  </>
);
