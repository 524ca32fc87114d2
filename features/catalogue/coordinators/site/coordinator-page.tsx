import type { ReactNode } from "react";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import type { CoordinatorView } from "../parts/coordinator-view.ts";

export type CoordinatorPageView = Readonly<{
  coordinator: CoordinatorView;
  back: LinkView;
  /** `Next departures with Mei`. */
  departuresTitle: string;
  noDeparturesTitle: string;
  /** Events that they host; null where there are none. */
  events: Readonly<{ title: string; links: readonly LinkView[] }> | null;
}>;

/** `departures` are the next ones that they lead, drawn; null where there are none. */
export const CoordinatorPage = ({
  view,
  departures,
}: Readonly<{ view: CoordinatorPageView; departures: ReactNode }>) => {
  const { coordinator, back } = view;
  return (
    <div className="wrap page">
      <SiteLink to={back.path} className="back-link">
        <Icon name="arrow-left" />
        {back.label}
      </SiteLink>
      <div className="profile">
        {coordinator.portrait && (
          <Picture
            picture={coordinator.portrait}
            sizes="(width < 47.5rem) min(92vw, 320px), 320px"
            className="portrait-square"
            first
          />
        )}
        <div>
          <h1>{coordinator.title}</h1>
          <p className="lead">
            <q>{coordinator.bio}</q>
          </p>
          <p className="profile-facts">{coordinator.facts}</p>
        </div>
      </div>
      <section className="section" aria-labelledby="next">
        <h2 id="next" className="section-title">
          {departures === null ? view.noDeparturesTitle : view.departuresTitle}
        </h2>
        {departures}
      </section>
      {view.events && (
        <section className="section" aria-labelledby="events">
          <h2 id="events" className="section-title">
            {view.events.title}
          </h2>
          <ul>
            {view.events.links.map(({ label, path }) => (
              <li key={path}>
                <SiteLink to={path} className="text-link">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
