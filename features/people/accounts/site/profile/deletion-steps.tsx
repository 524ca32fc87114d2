import { SiteLink } from "#design/link.tsx";
import { CodeField } from "../code-field.tsx";
import type { DeletionView } from "#features/people/accounts/parts/profile-view.ts";

/** The choice that loses nothing comes first. */
export const DeletionSteps = ({ view, path }: { view: DeletionView; path: string }) => {
  if (view.step === "done")
    return (
      <>
        <p className="account-lead">{view.text}</p>
        <SiteLink to={view.link.href} className="button">
          {view.link.label}
        </SiteLink>
      </>
    );
  if (view.step === "code")
    return (
      <>
        <p className="account-lead">
          {view.lead.before}
          <b>{view.lead.strong}</b>
          {view.lead.after}
        </p>
        <form method="post" action={path} noValidate>
          <input type="hidden" name="step" value="delete" />
          <input type="hidden" name="challenge" value={view.challenge} />
          <CodeField
            label={view.code.label}
            value=""
            error={view.code.error}
            hint={view.code.hint}
          />
          <SiteLink to={view.keep.href} className="button profile-keep">
            {view.keep.label}
          </SiteLink>
          <button className="button profile-forever">{view.forever}</button>
        </form>
      </>
    );
  return (
    <>
      {view.lists.map(({ title, items }) => (
        <div key={title} className="profile-list">
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      {view.copy && (
        <p className="profile-note">
          {view.copy.text}{" "}
          <a href={view.copy.href} download="profile.json">
            {view.copy.label}
          </a>
        </p>
      )}
      <SiteLink to={view.keep.href} className="button profile-keep">
        {view.keep.label}
      </SiteLink>
      <form method="post" action={path}>
        <input type="hidden" name="step" value="deletion-code" />
        <button className="button button-quiet profile-danger">{view.send}</button>
      </form>
    </>
  );
};
