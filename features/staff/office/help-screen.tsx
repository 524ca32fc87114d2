import "./help-screen.css";
import { Button, TextInput } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { keyName } from "#design/office/palette/keys.ts";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { helpKeys } from "./help/keys.ts";
import { type HelpQuestion, type HelpTopic, helpTopics } from "./help/topics.ts";

const holds = ({ question, answer }: HelpQuestion, words: readonly string[]): boolean => {
  const text = [question, ...answer].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The topics with those of their questions that hold all words. */
const findTopics = (search: string): readonly HelpTopic[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return helpTopics
    .map(({ label, questions }) => ({
      label,
      questions: questions.filter((question) => holds(question, words)),
    }))
    .filter(({ questions }) => questions.length > 0);
};

const Keys = () => (
  <aside className="help-keys" aria-label="Keys">
    <h2>Keys</h2>
    <p>
      <kbd>?</kbd> shows those of each screen
    </p>
    {helpKeys.map(({ label, keys }) => (
      <section key={label}>
        <h3>{label}</h3>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>{does}</dt>
              <dd>
                <kbd>{keyName(key)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </aside>
);

const Questions = ({ search, shown }: Readonly<{ search: string; shown: HelpQuestion | null }>) => {
  const topics = findTopics(search);
  const linkTo = (slug: string) =>
    `?${new URLSearchParams({ ...(search && { search }), question: slug }).toString()}`;
  return (
    <nav aria-label="Questions">
      {topics.length === 0 && <p role="status">No answer holds these words.</p>}
      {topics.map(({ label, questions }) => (
        <section key={label}>
          <h2>
            {label} <span>{questions.length}</span>
          </h2>
          <ul>
            {questions.map(({ slug, question }) => (
              <li key={slug}>
                <Link to={linkTo(slug)} aria-current={slug === shown?.slug ? "page" : undefined}>
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

/** The screen at `/faq`: questions and answers beside all keys. */
const HelpScreen = ({ bugReportUrl }: { bugReportUrl: string | null }) => {
  const [query, setQuery] = useSearchParams();
  const search = query.get("search") ?? "";
  const asked = query.get("question");
  const all = helpTopics.flatMap(({ questions }) => questions);
  const shown = all.find(({ slug }) => slug === asked) ?? all[0] ?? null;
  return (
    <div className="help">
      <ScreenTop
        title="Help"
        count="for staff"
        actions={
          bugReportUrl !== null && (
            <Button
              component="a"
              href={bugReportUrl}
              target="_blank"
              rel="noreferrer"
              variant="default"
            >
              Report a bug
            </Button>
          )
        }
      />
      <div className="help-columns">
        <div className="help-questions">
          <TextInput
            type="search"
            aria-label="Search help"
            placeholder="Search help"
            maxLength={100}
            value={search}
            onChange={({ currentTarget: { value } }) =>
              setQuery(
                { ...(value && { search: value }), ...(asked && { question: asked }) },
                { replace: true },
              )
            }
          />
          <Questions search={search} shown={shown} />
        </div>
        {shown && (
          <article className="help-answer">
            <h2>{shown.question}</h2>
            {shown.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </article>
        )}
        <Keys />
      </div>
    </div>
  );
};

export default HelpScreen;
