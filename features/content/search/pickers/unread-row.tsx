import { Button } from "@mantine/core";
import { useState } from "react";
import type { LexiconChoice, UnreadGroup } from "../lexicon/lexicon-contract.ts";
import { LeaveForm } from "./leave-form.tsx";
import type { SentenceActs } from "./use-sentences.ts";
import { WordForm } from "./word-form.tsx";

type RowProps = Readonly<{
  group: UnreadGroup;
  choices: readonly LexiconChoice[];
  acts: SentenceActs;
}>;

/** The sentence with the words that were not understood. */
const Sentence = ({ group: { sentence, words } }: Pick<RowProps, "group">) => {
  const from = sentence.indexOf(words);
  if (from < 0) return <strong>{sentence}</strong>;
  return (
    <strong>
      {sentence.slice(0, from)}
      <span className="sentence-unread">{words}</span>
      {sentence.slice(from + words.length)}
    </strong>
  );
};

const outcomeOf = ({ isMended, leftReason, suggestion }: UnreadGroup): string => {
  if (leftReason !== null) return `left: ${leftReason}`;
  if (isMended) return "understood by now";
  return suggestion === null ? "Nothing is close." : `Close to ${suggestion.label}.`;
};

/** Words that were not understood, with the button that mends them. */
export const UnreadRow = ({ group, choices, acts }: RowProps) => {
  const [open, setOpen] = useState<"word" | "leave" | null>(null);
  const { count, understood, isMended, leftReason } = group;
  const close = () => setOpen(null);
  const leave = async (reason: string) => {
    if (await acts.leave(group.key, reason)) close();
  };
  const toggle = (form: "word" | "leave") => setOpen(open === form ? null : form);
  return (
    <li>
      <span className="question-count">{`${count} ×`}</span>
      <div>
        <Sentence group={group} />
        <small>
          {understood.length === 0 ? "nothing understood" : `understood: ${understood.join(", ")}`}
        </small>
        <span>{outcomeOf(group)}</span>
        {open === "word" && <WordForm group={group} choices={choices} acts={acts} onDone={close} />}
        {open === "leave" && <LeaveForm isBusy={acts.isBusy} onLeave={leave} />}
      </div>
      {!isMended && leftReason === null && (
        <span className="question-acts">
          <Button variant="subtle" aria-expanded={open === "leave"} onClick={() => toggle("leave")}>
            Leave it …
          </Button>
          <Button aria-expanded={open === "word"} onClick={() => toggle("word")}>
            Add the word …
          </Button>
        </span>
      )}
    </li>
  );
};
