import { SiteLink } from "#design/link.tsx";
import { CodeField } from "../code-field.tsx";
import type { CodeView } from "#features/people/accounts/parts/login-view.ts";

export const CodeStep = ({ view }: { view: CodeView }) => (
  <>
    <p className="account-lead">
      {view.lead.before}
      <b>{view.lead.strong}</b>
      {view.lead.after}{" "}
      <SiteLink to={view.change.href} className="inline-link">
        {view.change.label}
      </SiteLink>
    </p>
    <form method="post" action="/login" noValidate>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="challenge" value={view.challenge} />
      <CodeField
        label={view.code.label}
        value={view.code.value}
        error={view.code.error}
        hint={view.triesLeft ?? view.note}
      />
      <button className="button">{view.go}</button>
    </form>
    <form method="post" action="/login" className="login-more">
      <input type="hidden" name="step" value="resend" />
      <input type="hidden" name="challenge" value={view.challenge} />
      {view.resendFrom && (
        <p className="account-hint" data-seconds={view.resendSeconds}>
          {view.resendFrom}
        </p>
      )}
      <button className="button button-quiet">{view.resend}</button>
    </form>
    {view.byPassword && (
      <SiteLink to={view.byPassword.href} className="account-link">
        {view.byPassword.label}
      </SiteLink>
    )}
  </>
);
