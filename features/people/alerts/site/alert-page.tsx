import { SiteLink } from "#design/link.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import { AlertFields } from "./alert-fields.tsx";
import type {
  AlertDoneView,
  AlertFormView,
  AlertOffView,
  AlertPageView,
  AlertThing,
} from "./alert-view.ts";

const Thing = ({ thing }: { thing: AlertThing }) => (
  <div className="alert-thing">
    <p>
      <b>{thing.name}</b>
      <span>{thing.facts}</span>
    </p>
    {thing.status && <StatusChip status={thing.status} />}
  </div>
);

const Hidden = ({ about, step }: Readonly<{ about: string; step: "on" | "off" }>) => (
  <>
    <input type="hidden" name="about" value={about} />
    <input type="hidden" name="step" value={step} />
  </>
);

const FormStep = ({ view }: { view: AlertFormView }) => (
  <>
    <Thing thing={view.thing} />
    {view.problem && (
      <p className="account-error" role="alert">
        {view.problem}
      </p>
    )}
    <form method="post" action={view.path} noValidate>
      <Hidden about={view.about} step="on" />
      <AlertFields view={view} />
      <div className="alert-actions">
        <button className="button">{view.go}</button>
        {view.off && (
          <a href={view.off.path} className="button button-quiet">
            {view.off.label}
          </a>
        )}
      </div>
    </form>
    <p className="alert-fine">{view.fine}</p>
    <SiteLink to={view.back.path} className="account-link alert-back">
      {view.back.label}
    </SiteLink>
  </>
);

/** What loses nothing comes first, and has the focus in place of what closes a dialog. */
const firstFocus = { autoFocus: true } as const;

const OffStep = ({ view }: { view: AlertOffView }) => (
  <>
    {view.texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <form method="post" action={view.path} className="alert-actions">
      <Hidden about={view.about} step="off" />
      <a href={view.keep.path} className="button button-dark" {...firstFocus}>
        {view.keep.label}
      </a>
      <button className="button button-quiet">{view.go}</button>
    </form>
  </>
);

const DoneStep = ({ view }: { view: AlertDoneView }) => (
  <>
    <Thing thing={view.thing} />
    {view.text && <p role="status">{view.text}</p>}
    <div className="alert-actions">
      {view.change && (
        <a href={view.change.path} className="button button-dark">
          {view.change.label}
        </a>
      )}
      {view.off && (
        <a href={view.off.path} className="button button-quiet">
          {view.off.label}
        </a>
      )}
    </div>
    <SiteLink to={view.back.path} className="account-link alert-back">
      {view.back.label}
    </SiteLink>
  </>
);

const Step = ({ view }: { view: AlertPageView }) => {
  if (view.kind === "form") return <FormStep view={view} />;
  return view.kind === "off" ? <OffStep view={view} /> : <DoneStep view={view} />;
};

/** Asks for an alert, changes it and turns it off; each step is a page that needs no script. */
export const AlertPage = ({ view }: { view: AlertPageView }) => (
  <div className="wrap login">
    <div
      className="login-steps alert-steps"
      data-about={view.about}
      data-alert={view.kind === "done" ? (view.isOn ? "on" : "off") : undefined}
    >
      <h1>{view.title}</h1>
      <Step view={view} />
    </div>
  </div>
);
