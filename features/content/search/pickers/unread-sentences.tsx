import "./sentences.css";
import { Button } from "@mantine/core";
import { counted } from "#platform/counted.ts";
import type { AddedWord, UnreadGroup } from "../lexicon/lexicon-contract.ts";
import { UnreadRow } from "./unread-row.tsx";
import { isWaiting, type SentenceActs, useSentences } from "./use-sentences.ts";

const countText = (groups: readonly UnreadGroup[]): string =>
  `${groups.reduce((sum, { count }) => sum + count, 0)} in ${counted(groups.length, "group")}`;

const AddedWords = ({ words, acts }: { words: readonly AddedWord[]; acts: SentenceActs }) => (
  <details className="sentence-words">
    <summary>{`Added words (${words.length})`}</summary>
    <ul>
      {words.map((word) => (
        <li key={word.id}>
          <span>
            <strong>{word.words}</strong>
            {word.means === null ? " is ignored" : ` means ${word.label}`}
          </span>
          <Button
            variant="subtle"
            disabled={acts.isBusy}
            aria-label={`Take “${word.words}” out`}
            onClick={() => void acts.remove(word)}
          >
            Take it out
          </Button>
        </li>
      ))}
    </ul>
  </details>
);

const Groups = ({
  groups,
  acts,
  empty,
}: Readonly<{ groups: readonly UnreadGroup[]; acts: SentenceActs; empty: string }>) =>
  groups.length === 0 ? (
    <p className="dim">{empty}</p>
  ) : (
    <ul>
      {groups.map((group) => (
        <UnreadRow key={group.key} group={group} choices={acts.data?.choices ?? []} acts={acts} />
      ))}
    </ul>
  );

/** What the search in own words did not understand; markets without that search have no such card. */
export const UnreadSentences = ({ country }: { country: string }) => {
  const acts = useSentences(country);
  const { data, error, refetch } = acts;
  if (error && !data)
    return (
      <section className="question-card">
        <h2>Sentences not understood in the search</h2>
        <p role="alert">
          They could not be read.{" "}
          <Button variant="subtle" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      </section>
    );
  if (!data || (!data.isLive && data.words.length === 0)) return null;
  const waiting = data.groups.filter(isWaiting);
  const done = data.groups.filter((group) => !isWaiting(group));
  return (
    <section className="question-card">
      <h2>
        Sentences not understood in the search
        {waiting.length > 0 && <span className="tag">{countText(waiting)}</span>}
      </h2>
      <Groups
        groups={waiting}
        acts={acts}
        empty="Every sentence of the last 30 days was understood."
      />
      {done.length > 0 && (
        <details className="sentence-words">
          <summary>{`Mended or left (${done.length})`}</summary>
          <Groups groups={done} acts={acts} empty="" />
        </details>
      )}
      {data.words.length > 0 && <AddedWords words={data.words} acts={acts} />}
    </section>
  );
};
