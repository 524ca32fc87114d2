import { useLinkParams } from "#design/link-params.ts";
import { Scene } from "#design/scene.tsx";
import { SiteLink } from "#design/link.tsx";
import type { ShellView } from "../parts/shell-view.ts";

type ProblemText = Readonly<{ title: string; text: string }>;

type Props = Readonly<{
  status: number;
  shell: ShellView;
  /** What the answer says of itself; anything else gets the words of its status. */
  words: unknown;
}>;

const hasWords = (words: unknown): words is ProblemText =>
  typeof words === "object" && words !== null && "title" in words && "text" in words;

/** The page of what is not there or went wrong: a night poster and the ways out. */
export const Problem = ({ status, shell, words }: Props) => {
  const { problems, home, product } = shell;
  const isMissing = status === 404;
  const usual = isMissing
    ? { title: problems.notFound, text: problems.notFoundText }
    : { title: problems.error, text: problems.errorText };
  const { title, text } = hasWords(words) ? words : usual;
  const linkParams = useLinkParams();
  const canRetry = status >= 500;
  const trips = status === 503 ? null : problems.trips; // they are away too
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
            {canRetry ? problems.retry : home.label}
          </a>
        </div>
      </div>
    </section>
  );
};
