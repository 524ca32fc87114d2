import type { ProfileView } from "#features/people/accounts/parts/profile-view.ts";

type Of<Name extends keyof ProfileView> = Readonly<Record<Name, ProfileView[Name]>> & {
  path: string;
};

const Answer = ({ isGiven, children }: { isGiven: boolean; children: string }) => (
  <span className={isGiven ? "profile-answer profile-answer-yes" : "profile-answer"}>
    {children}
  </span>
);

export const ConsentsPart = ({ consents, path }: Of<"consents">) => {
  const { marketing, history } = consents;
  return (
    <section id="consents" className="profile-part">
      <h2>{consents.title}</h2>
      <p className="account-hint">{consents.lead}</p>
      <form method="post" action={path} className="profile-row">
        <input type="hidden" name="step" value="consent" />
        <input type="hidden" name="marketing" value={marketing.isGiven ? "no" : "yes"} />
        <div>
          <b id="marketing">{marketing.label}</b>
          <p className="account-hint">{marketing.hint}</p>
        </div>
        <Answer isGiven={marketing.isGiven}>{marketing.answer}</Answer>
        <button className="button button-quiet" aria-describedby="marketing">
          {consents.change}
        </button>
      </form>
      <details className="profile-history">
        <summary>{history.title}</summary>
        <ul>
          {history.lines.map(({ at, text }, index) => (
            <li key={index}>
              {at} · {text}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};

export const SessionsPart = ({ sessions, path }: Of<"sessions">) => (
  <section id="sessions" className="profile-part">
    <h2>{sessions.title}</h2>
    {sessions.items.map(({ id, name, begun, isCurrent }) => (
      <form key={id} method="post" action={path} className="profile-row">
        <input type="hidden" name="step" value="end-session" />
        <input type="hidden" name="session" value={id} />
        <div>
          <b id={`session-${id}`}>{name}</b>
          <p className="account-hint">{begun}</p>
        </div>
        {isCurrent ? (
          <Answer isGiven>{sessions.here}</Answer>
        ) : (
          <button className="button button-quiet" aria-describedby={`session-${id}`}>
            {sessions.end}
          </button>
        )}
      </form>
    ))}
    <form method="post" action={path}>
      <input type="hidden" name="step" value="end-sessions" />
      <button className="button button-quiet">{sessions.endAll}</button>
    </form>
  </section>
);

export const LeavingPart = ({ leaving, path }: Of<"leaving">) => (
  <section id="leaving" className="profile-part">
    <h2>{leaving.title}</h2>
    <div className="profile-row">
      <div>
        <b>{leaving.export.title}</b>
        <p className="account-hint">{leaving.export.hint}</p>
      </div>
      <a className="button button-quiet" href={leaving.export.href} download="profile.json">
        {leaving.export.label}
      </a>
    </div>
    <form method="post" action={path} className="profile-row">
      <input type="hidden" name="step" value="deletion" />
      <div>
        <b>{leaving.remove.title}</b>
        <p className="account-hint">{leaving.remove.hint}</p>
      </div>
      <button className="button button-quiet profile-danger">{leaving.remove.label}</button>
    </form>
  </section>
);
