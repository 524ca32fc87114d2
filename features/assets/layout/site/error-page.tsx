import { useLinkParams } from "#design/link-params/link-params.ts";
import { Scene } from "#design/scene.tsx";
import { SiteLink } from "#design/link.tsx";
import type { ShellView } from "../parts/shell-view.ts";

type ErrorText = Readonly<{ title: string; text: string }>;

export type ErrorPageProps = Readonly<{
  status: number;
  shell: ShellView;
  /** Title and text that the route threw; anything else gets the default text of the status. */
  routeError: unknown;
}>;

const isErrorText = (value: unknown): value is ErrorText =>
  typeof value === "object" && value !== null && "title" in value && "text" in value;

export const ErrorPage = ({ status, shell, routeError }: ErrorPageProps) => {
  const { errors, home, product } = shell;
  const defaultText =
    status === 404
      ? { title: errors.notFound, text: errors.notFoundText }
      : { title: errors.error, text: errors.errorText };
  const { title, text } = isErrorText(routeError) ? routeError : defaultText;
  const linkParams = useLinkParams();
  const canRetry = status >= 500;
  // Status 503 means maintenance, during which the pages of the trips are closed too.
  const trips = status === 503 ? null : errors.trips;
  return (
    <section className="hero hero-full on-picture" data-hero>
      <title>{`${title} · ${product}`}</title>
      <meta name="robots" content="noindex" />
      <Scene name="night" />
      <div className="wrap hero-words">
        <p className="problem-status legend">{status}</p>
        <h1 className="display">{title}</h1>
        <p className="lead">{text}</p>
        <div className="hero-actions">
          {trips && (
            <SiteLink to={trips.path} className="button">
              {trips.label}
            </SiteLink>
          )}
          <a
            href={canRetry ? "" : linkParams(home.path)}
            className={trips ? "button button-quiet" : "button"}
          >
            {canRetry ? errors.retry : home.label}
          </a>
        </div>
      </div>
    </section>
  );
};
