import "./help-screen.css";
import { Button, TextInput } from "@mantine/core";
import { useMemo, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import type { Command } from "#design/office/palette/command.ts";
import { useTypedWords } from "#design/office/list/search/use-typed-words.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { helpKeys } from "./help/keys.ts";
import type { HelpQuestion, HelpTopic } from "./help/topics/topic.ts";
import { helpTopics } from "./help/topics/topics.ts";

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
      <kbd>?</kbd> shows those of a screen. Keys of one letter are switched off by a click on your
      name at the foot of the menu.
    </p>
    {helpKeys.map(({ label, keys }) => (
      <section key={label}>
        <h3>{label}</h3>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>{does}</dt>
              <dd>
                {keyName(key)
                  .split(" ")
                  .map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </aside>
);

type LinkTo = (question: HelpQuestion) => string;

type QuestionsProps = Readonly<{
  topics: readonly HelpTopic[];
  isSearch: boolean;
  shown: HelpQuestion | null;
  linkTo: LinkTo;
}>;

/** The topics; the one that is open, or each that a search finds, shows its questions. */
const Questions = ({ topics, isSearch, shown, linkTo }: QuestionsProps) => (
  <nav aria-label="Questions">
    {topics.length === 0 && <p role="status">No answer holds these words.</p>}
    {topics.map(({ label, questions }) => {
      const [first] = questions;
      const isOpen = questions.some(({ slug }) => slug === shown?.slug);
      if (!first) return null;
      return (
        <section key={label}>
          <Link className="help-topic" to={linkTo(first)} data-open={isOpen}>
            {label} <span>{questions.length}</span>
          </Link>
          {(isOpen || isSearch) && (
            <ul>
              {questions.map((each) => (
                <li key={each.slug}>
                  <Link
                    to={linkTo(each)}
                    aria-current={each.slug === shown?.slug ? "page" : undefined}
                  >
                    {each.question}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      );
    })}
  </nav>
);

const relatedCount = 3;

type AnswerProps = Readonly<{ shown: HelpQuestion; bugReportUrl: string | null; linkTo: LinkTo }>;

const Answer = ({ shown, bugReportUrl, linkTo }: AnswerProps) => {
  const topic = helpTopics.find(({ questions }) => questions.includes(shown));
  const related = topic?.questions.filter((each) => each !== shown).slice(0, relatedCount) ?? [];
  return (
    <article className="help-answer">
      <p className="help-answer-topic">{topic?.label}</p>
      <h2>{shown.question}</h2>
      {shown.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {related.length > 0 && (
        <section aria-label="Related">
          <h3>Related</h3>
          <ul>
            {related.map((each) => (
              <li key={each.slug}>
                <Link to={linkTo(each)}>{each.question}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {bugReportUrl !== null && (
        <p className="help-answer-foot">
          Did this not help?{" "}
          <a href={bugReportUrl} target="_blank" rel="noreferrer">
            Tell us
          </a>
        </p>
      )}
    </article>
  );
};

const SearchHelp = ({
  search,
  onSearch,
}: Readonly<{ search: string; onSearch: (typed: string) => void }>) => {
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useTypedWords(search, onSearch);
  const commands = useMemo<readonly Command[]>(
    () => [
      {
        id: "search help",
        label: "Search help",
        group: "This screen",
        keys: "/",
        run: () => field.current?.focus(),
      },
    ],
    [],
  );
  useCommands(commands);
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label="Search help"
      placeholder="Search help"
      maxLength={100}
      leftSection={<Icon name="search" />}
      rightSection={typed === "" && <kbd aria-hidden="true">/</kbd>}
      rightSectionPointerEvents="none"
      value={typed}
      onChange={({ currentTarget: { value } }) => type(value)}
    />
  );
};

/** The screen at `/faq`: questions and answers beside all keys. */
const HelpScreen = ({ bugReportUrl }: { bugReportUrl: string | null }) => {
  const [query, setQuery] = useSearchParams();
  const search = query.get("search") ?? "";
  const asked = query.get("question");
  const all = helpTopics.flatMap(({ questions }) => questions);
  const shown = all.find(({ slug }) => slug === asked) ?? all[0] ?? null;
  const linkTo: LinkTo = ({ slug }) =>
    `?${new URLSearchParams({ ...(search && { search }), question: slug }).toString()}`;
  const setSearch = (typed: string) =>
    setQuery(
      { ...(typed && { search: typed }), ...(asked && { question: asked }) },
      { replace: true },
    );
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
              leftSection={<Icon name="bug" />}
            >
              Report a bug
            </Button>
          )
        }
      />
      <div className="help-columns">
        <div className="help-questions">
          <SearchHelp search={search} onSearch={setSearch} />
          <Questions
            topics={findTopics(search)}
            isSearch={search.trim() !== ""}
            shown={shown}
            linkTo={linkTo}
          />
        </div>
        {shown && <Answer shown={shown} bugReportUrl={bugReportUrl} linkTo={linkTo} />}
        <Keys />
      </div>
    </div>
  );
};

export default HelpScreen;
