import { SiteLink } from "#design/link.tsx";
import type { UnsubscribeView } from "./alert-view.ts";

/** The page of the link in a mail: one button ends what the mail is about, and nobody signs in. */
export const UnsubscribePage = ({ view }: { view: UnsubscribeView }) => (
  <div className="wrap login">
    <div className="login-steps alert-steps">
      <h1>{view.title}</h1>
      <p>{view.text}</p>
      {view.things.length > 0 && (
        <ul className="alert-things">
          {view.things.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      )}
      {view.go && (
        <form method="post">
          <button className="button">{view.go}</button>
        </form>
      )}
      {view.back && (
        <SiteLink to={view.back.path} className="account-link">
          {view.back.label}
        </SiteLink>
      )}
    </div>
  </div>
);
