import "./answers.css";
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import { dayAt, formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import {
  type Answer,
  type AskedCoordinator,
  maxReason,
  type Question,
  questionIn,
  type RecordedAnswer,
} from "#features/catalogue/tours/question-contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { AnswerMark } from "#features/catalogue/tours/parts/answers/answer-mark.tsx";
import { answersApi, type StoredAnswer } from "./answers.ts";

type Choice = Answer | "none";

const choices: readonly Readonly<{ value: Choice; label: string }>[] = [
  { value: "none", label: "No answer yet" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const isChoice = (value: string): value is Choice => choices.some((each) => each.value === value);

/** How they were asked, and until when they can answer by themselves. */
const askedLine = ({ askedAt, askedBy, mailedUntil }: Question, market: Market): string => {
  const asked = `Asked on ${formatDate(dayAt(askedAt, market))} by ${askedBy}`;
  return mailedUntil === null
    ? `${asked}, without an e-mail.`
    : `${asked}, by e-mail; the link works until ${formatDate(dayAt(mailedUntil, market))}.`;
};

const recordedLine = ({ recordedBy, answer }: Question): string => {
  if (answer === null) return "";
  return recordedBy === null ? "Their own answer." : `Written down by ${recordedBy}.`;
};

const neverAsked = (name: string, hasEmail: boolean): string =>
  hasEmail
    ? `${name} was not asked about this departure.`
    : `${name} has no e-mail address here: ask them, and write down what they say.`;

type RecordFormProps = Readonly<{
  question: Question | null;
  isBusy: boolean;
  onRecord: (answer: RecordedAnswer) => void;
}>;

/** Staff write down what they have heard. */
const RecordForm = ({ question, isBusy, onRecord }: RecordFormProps) => {
  const [choice, setChoice] = useState<Choice>(question?.answer ?? "none");
  const [reason, setReason] = useState(question?.reason ?? "");
  const isSame = choice === (question?.answer ?? "none") && reason === (question?.reason ?? "");
  return (
    <div className="answer-actions">
      <SegmentedControl
        aria-label="What they said"
        data={[...choices]}
        value={choice}
        onChange={(value) => isChoice(value) && setChoice(value)}
      />
      <TextInput
        label="Reason"
        maxLength={maxReason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={isSame}
        onClick={() =>
          onRecord({ answer: choice === "none" ? null : choice, reason: reason.trim() })
        }
      >
        Write down
      </Button>
    </div>
  );
};

type AskedTextProps = Readonly<{ asked: AskedCoordinator; facts: SheetFacts }>;

const AskedText = ({ asked, facts }: AskedTextProps) => {
  const { coordinator } = asked;
  const question = questionIn(asked);
  if (coordinator === null) return null;
  const { market, today } = facts;
  if (question === null) return <p>{neverAsked(coordinator.name, coordinator.hasEmail)}</p>;
  return (
    <p>
      <b>{coordinator.name}</b> <AnswerMark question={question} market={market} today={today} />{" "}
      {[askedLine(question, market), recordedLine(question)].filter(Boolean).join(" ")}
    </p>
  );
};

/** Whoever said yes or no is asked again only by being assigned anew. */
const canAsk = ({ coordinator, answer }: AskedCoordinator): boolean =>
  coordinator !== null && coordinator.hasEmail && answer === null;

const useAnswer = (country: string, tourId: string, onChanged: () => void) => {
  const client = useQueryClient();
  const key = ["coordinator-answer", country, tourId];
  const api = answersApi(country, tourId);
  const stored = useQuery({ queryKey: key, queryFn: api.read, retry: false, staleTime: 0 });
  const done = {
    onSuccess: (answer: StoredAnswer) => {
      client.setQueryData(key, answer);
      onChanged();
    },
    // Somebody else may have written it down: what stands now is read.
    onError: () => void stored.refetch(),
  };
  const version = stored.data?.version ?? null;
  return {
    stored,
    record: useMutation({
      mutationFn: (said: RecordedAnswer) => api.record(said, version),
      ...done,
    }),
    ask: useMutation({ mutationFn: () => api.askAgain(version), ...done }),
  };
};

export type AnswerSectionProps = Readonly<{
  country: string;
  tour: ListedTour;
  facts: SheetFacts;
  onChanged: () => void;
}>;

/** What the coordinator of a departure was asked and has said, and how staff write it down. */
export const AnswerSection = (props: AnswerSectionProps) => {
  const { country, tour, facts, onChanged } = props;
  const { stored, record, ask } = useAnswer(country, tour.id, onChanged);
  const asked = stored.data?.body;
  if (!asked?.coordinator) return null;
  const error = record.error ?? ask.error;
  return (
    <section className="answer-section" aria-label="The coordinator’s answer">
      <h2>The coordinator’s answer</h2>
      <AskedText asked={asked} facts={facts} />
      {error && (
        <Note kind="refusal" title="It was not written down.">
          {` ${reasonOf(error)}`}
        </Note>
      )}
      <RecordForm
        key={stored.data?.version}
        question={questionIn(asked)}
        isBusy={record.isPending}
        onRecord={(said) => record.mutate(said)}
      />
      {!tour.isPast && canAsk(asked) && (
        <div className="answer-actions">
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
            {asked.question === null ? "Ask by e-mail" : "Ask again by e-mail"}
          </Button>
        </div>
      )}
    </section>
  );
};
