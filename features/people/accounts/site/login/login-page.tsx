import { SiteLink } from "#design/link.tsx";
import { AccountStep } from "./account-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { EmailStep, PasswordStep } from "./email-step.tsx";
import type {
  LoginView,
  StoppedView,
  TermsView,
} from "#features/people/accounts/parts/login-view.ts";

const Terms = ({ terms }: { terms: TermsView }) => (
  <p className="login-terms">
    {terms.map(({ text, href }) =>
      href === null ? (
        text
      ) : (
        <SiteLink key={href} to={href}>
          {text}
        </SiteLink>
      ),
    )}
  </p>
);

const StoppedStep = ({ view }: { view: StoppedView }) => (
  <>
    {view.code && (
      <input
        className="code-cells"
        aria-label={view.code.label}
        value={view.code.value}
        disabled
        readOnly
      />
    )}
    {view.texts.map((text) => (
      <p key={text} className="account-lead">
        {text}
      </p>
    ))}
    {view.again && (
      <form method="post" action="/login">
        <input type="hidden" name="step" value="start" />
        <input type="hidden" name="email" value={view.again.email} />
        <button className="button">{view.again.label}</button>
      </form>
    )}
    <SiteLink to={view.link.href} className="account-link">
      {view.link.label}
    </SiteLink>
  </>
);

const Step = ({ view }: { view: LoginView }) => {
  if (view.step === "email") return <EmailStep view={view} />;
  if (view.step === "password") return <PasswordStep view={view} />;
  if (view.step === "code") return <CodeStep view={view} />;
  if (view.step === "account") return <AccountStep view={view} />;
  return <StoppedStep view={view} />;
};

/** The sign-in as a page, which needs no script. */
export const LoginPage = ({ view }: { view: LoginView }) => (
  <div className="wrap login">
    <div className="login-steps" data-words={JSON.stringify(view.words)}>
      {view.step === "email" && view.back && (
        <SiteLink to={view.back.href} className="account-link">
          {view.back.label}
        </SiteLink>
      )}
      {view.welcome && <p className="login-welcome">{view.welcome}</p>}
      <h1>{view.title}</h1>
      <Step view={view} />
      <Terms terms={view.terms} />
    </div>
  </div>
);
