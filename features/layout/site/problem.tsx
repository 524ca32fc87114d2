import { Scene } from "#design/scene.tsx";
import { SiteLink } from "#design/link.tsx";
import type { ShellView } from "../parts/shell-view.ts";

/** The page of what is not there or went wrong: a night poster and the ways out. */
export const Problem = ({ status, shell }: { status: number; shell: ShellView }) => {
  const { problems, home, product } = shell;
  const isMissing = status === 404;
  const title = isMissing ? problems.notFound : problems.error;
  return (
    <section className="hero hero-full on-picture" data-hero>
      <title>{`${title} · ${product}`}</title>
      <meta name="robots" content="noindex" />
      <Scene name="night" />
      <div className="wrap hero-words">
        <p className="problem-status legend">{status}</p>
        <h1 className="display">{title}</h1>
        <p className="lead">{isMissing ? problems.notFoundText : problems.errorText}</p>
        <div className="hero-actions">
          {problems.trips && (
            <SiteLink to={problems.trips.path} className="button">
              {problems.trips.label}
            </SiteLink>
          )}
          <a href={isMissing ? home.path : ""} className="button button-quiet">
            {isMissing ? home.label : problems.retry}
          </a>
        </div>
      </div>
    </section>
  );
};
