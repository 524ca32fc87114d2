import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { FormField } from "#features/people/accounts/parts/form-field.tsx";
import { PlacedPasskeySignIn } from "#features/people/accounts/parts/passkeys/passkey-sign-in.tsx";
import type { EmailView, PasswordView } from "#features/people/accounts/parts/login-view.ts";

const email = { name: "email", type: "email", autoComplete: "username", maxLength: 254 } as const;
const password = {
  name: "password",
  type: "password",
  autoComplete: "current-password",
  maxLength: 128,
} as const;

export const EmailStep = ({ view }: { view: EmailView }) => (
  <>
    <p className="account-lead">{view.lead}</p>
    <form method="post" action="/login" noValidate>
      <input type="hidden" name="step" value="start" />
      <input type="hidden" name="returnTo" value={view.returnTo} />
      <FormField
        {...email}
        label={view.email.label}
        error={view.email.error}
        defaultValue={view.email.value}
        placeholder={view.example}
        required
      />
      <button className="button">{view.go}</button>
    </form>
    <PlacedPasskeySignIn view={view.passkey} />
    <SiteLink to={view.byPassword.href} className="account-link login-dialog-only">
      {view.byPassword.label}
    </SiteLink>
    <details className="login-password">
      <summary>
        {view.password.summary}
        <Icon name="chevron-down" size={18} />
      </summary>
      <form method="post" action="/login" noValidate>
        <input type="hidden" name="step" value="password" />
        <input type="hidden" name="returnTo" value={view.returnTo} />
        <FormField {...email} id="login-email" label={view.email.label} error={null} required />
        <FormField {...password} label={view.password.label} error={null} required />
        <button className="button button-quiet">{view.password.go}</button>
      </form>
    </details>
  </>
);

export const PasswordStep = ({ view }: { view: PasswordView }) => (
  <>
    <form method="post" action="/login" noValidate>
      <input type="hidden" name="step" value="password" />
      <input type="hidden" name="returnTo" value={view.returnTo} />
      <FormField
        {...email}
        label={view.email.label}
        error={view.email.error}
        defaultValue={view.email.value}
        required
      />
      <FormField
        {...password}
        label={view.password.label}
        error={view.password.error}
        hasFocus={view.email.value !== "" && view.email.error === null}
        required
      />
      <button className="button">{view.go}</button>
    </form>
    <SiteLink to={view.byCode.href} className="account-link">
      {view.byCode.label}
    </SiteLink>
  </>
);
