import { ConsentsPart, LeavingPart, SessionsPart } from "./account-parts.tsx";
import { DataPart, PasswordForm } from "./data-part.tsx";
import { DeletionSteps } from "./deletion-steps.tsx";
import type { ProfileSection } from "#features/people/accounts/parts/profile-section.ts";
import type { ProfilePageView, ProfileView } from "#features/people/accounts/parts/profile-view.ts";

const Head = ({ view }: { view: ProfileView }) => (
  <div className="profile-head">
    <span className="profile-initials" aria-hidden="true">
      {view.initials}
    </span>
    <div>
      <h1>{view.title}</h1>
      <p>{view.facts}</p>
    </div>
    <form method="post" action="/logout">
      <button className="button button-quiet">{view.signOut}</button>
    </form>
  </div>
);

type SectionsProps = Pick<ProfileView, "sections"> & Readonly<{ place: ProfileSection["place"] }>;

const Sections = ({ sections, place }: SectionsProps) =>
  sections
    .filter((section) => section.place === place)
    .map(({ id, title, lead, content }) => (
      <section key={id} id={id} className="profile-part">
        <h2>{title}</h2>
        {lead && <p className="account-hint">{lead}</p>}
        {content}
      </section>
    ));

const Profile = ({ view, path }: { view: ProfileView; path: string }) => (
  <div className="wrap profile-page">
    <Head view={view} />
    {view.note && (
      <p className="profile-note" role="status">
        {view.note}
      </p>
    )}
    <div className="profile-columns">
      <nav aria-label={view.nav.label}>
        <ul>
          {view.nav.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <DataPart data={view.data} path={path} />
        <Sections sections={view.sections} place="kept" />
        <ConsentsPart consents={view.consents} path={path} />
        {view.password && <PasswordForm password={view.password} path={path} />}
        <Sections sections={view.sections} place="ways" />
        <SessionsPart sessions={view.sessions} path={path} />
        <LeavingPart leaving={view.leaving} path={path} />
      </div>
    </div>
  </div>
);

/** What belongs to somebody who is signed in; each part is a form that needs no script. */
export const ProfilePage = ({ page }: { page: ProfilePageView }) =>
  page.kind === "profile" ? (
    <Profile view={page.view} path={page.path} />
  ) : (
    <div className="wrap login">
      <div className="login-steps">
        <h1>{page.view.title}</h1>
        <DeletionSteps view={page.view} path={page.path} />
      </div>
    </div>
  );
