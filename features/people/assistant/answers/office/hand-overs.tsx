import "#design/office/form/text-field.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { maxAnswer, type DeskHandOver } from "../desk/desk-contract.ts";
import type { QuestionActs } from "./use-questions.ts";

type RowProps = Readonly<{
  handOver: DeskHandOver;
  acts: QuestionActs;
  /** The e-mail of whoever looks. */
  account: string;
  now: number;
  isOpenAtFirst: boolean;
}>;

const Conversation = ({ handOver: { conversation } }: Pick<RowProps, "handOver">) =>
  conversation === null ? null : (
    <ol className="question-conversation" aria-label="The conversation">
      {conversation.map(({ by, text }, index) => (
        // The same may have been said twice.
        <li key={index} data-by={by}>
          <small>{by === "visitor" ? "Visitor" : "Program"}</small>
          {text}
        </li>
      ))}
    </ol>
  );

const AnswerForm = ({ handOver, acts }: Pick<RowProps, "handOver" | "acts">) => {
  const [subject, setSubject] = useState(handOver.question.slice(0, 200));
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    void acts.answer(handOver, { subject, text });
  };
  return (
    <form className="question-answer" onSubmit={send}>
      <label>
        Subject
        <input
          className="text-input"
          required
          maxLength={200}
          value={subject}
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        />
      </label>
      <label>
        Text
        <textarea
          className="text-input"
          required
          rows={6}
          maxLength={maxAnswer}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={acts.isBusy}>
        Answer by mail
      </Button>
    </form>
  );
};

const Owner = ({ handOver, acts, account }: Pick<RowProps, "handOver" | "acts" | "account">) => {
  const { owner, settledAt } = handOver;
  return (
    <>
      {owner && <span>{owner.name ?? owner.email}</span>}
      {settledAt === null && owner?.email !== account && (
        <Button
          variant="default"
          disabled={acts.isBusy}
          onClick={() => void acts.own(handOver, account)}
        >
          Take it
        </Button>
      )}
    </>
  );
};

const HandOverRow = ({ handOver, acts, account, now, isOpenAtFirst }: RowProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { question, email, tag, conversation, askedAt, settledAt, answer } = handOver;
  const moment = settledAt ?? askedAt;
  return (
    <li id={handOver.id}>
      <div>
        <strong>{question}</strong>
        <small>{`${email} · ${conversation ? "with" : "without"} the conversation · ${tag}`}</small>
        <span className="question-acts">
          <time dateTime={moment} title={formatExact(moment)}>
            {`${settledAt === null ? "asked" : "answered"} ${formatRelative(moment, now)}`}
          </time>
          <Owner handOver={handOver} acts={acts} account={account} />
          <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {settledAt === null ? "Answer …" : "Open"}
          </Button>
        </span>
        {isOpen && <Conversation handOver={handOver} />}
        {isOpen && answer && <p className="question-answered">{answer.text}</p>}
        {isOpen && settledAt === null && <AnswerForm handOver={handOver} acts={acts} />}
      </div>
    </li>
  );
};

type HandOversProps = Pick<RowProps, "acts" | "account"> &
  Readonly<{
    handOvers: readonly DeskHandOver[];
    now: number;
    /** The one that a mail has led to; null for none. */
    openId: string | null;
  }>;

/** What visitors have handed over to people, the longest waiting first. */
export const HandOvers = ({ handOvers, openId, ...shared }: HandOversProps) => (
  <section className="question-card">
    <h2>
      Handed over to people
      <span className="tag">{handOvers.filter(({ settledAt }) => settledAt === null).length}</span>
    </h2>
    {handOvers.length === 0 && <p className="dim">Nobody has asked for a person.</p>}
    <ul>
      {handOvers.map((handOver) => (
        <HandOverRow
          key={handOver.id}
          handOver={handOver}
          isOpenAtFirst={handOver.id === openId}
          {...shared}
        />
      ))}
    </ul>
    <p className="dim">
      The conversation comes along only if the visitor ticked it. The address is used for the answer
      alone.
    </p>
  </section>
);
