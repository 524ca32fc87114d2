import "#design/office/form/text-field.css";
import { Button, NativeSelect } from "@mantine/core";
import { useId, useState } from "react";
import { counted } from "#platform/counted.ts";
import { maxAnswer, type DeskRequest } from "../desk/desk-contract.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import type { RequestActs } from "./use-request.ts";
import { WhatWillHappen } from "./what-will-happen.tsx";

type Template = keyof DeskRequest["drafts"];

const templateLabels: Readonly<Record<Template, string>> = {
  give: "Seats are yours, how to pay",
  talk: "One question",
  decline: "No seat on this date",
};

const templates: readonly Template[] = ["give", "talk", "decline"];

type Props = Readonly<{ request: DeskRequest; acts: RequestActs }>;

/** What is written to the traveller, from a template in their language. */
const useDraft = ({ drafts, giving }: DeskRequest) => {
  const first: Template = giving ? "give" : "talk";
  const [template, setTemplate] = useState<Template>(first);
  const [draft, setDraft] = useState(drafts[first]);
  return {
    template,
    draft,
    setDraft,
    choose: (next: Template) => {
      setTemplate(next);
      setDraft(drafts[next]);
    },
  };
};

const Mail = ({ draft, setDraft }: Pick<ReturnType<typeof useDraft>, "draft" | "setDraft">) => {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-subject`}>Subject</label>
      <input
        id={`${id}-subject`}
        className="text-input"
        value={draft.subject}
        maxLength={200}
        onChange={({ currentTarget }) => setDraft({ ...draft, subject: currentTarget.value })}
      />
      <label htmlFor={`${id}-text`}>Text</label>
      <textarea
        id={`${id}-text`}
        className="text-input"
        rows={9}
        value={draft.text}
        maxLength={maxAnswer}
        onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
      />
    </>
  );
};

/** The answer, what giving the seats would do, and the three ways to end it. */
export const Answering = ({ request, acts }: Props) => {
  const { draft, template, choose, setDraft } = useDraft(request);
  const [setsStatus, setSetsStatus] = useState(true);
  const [isDeclining, setDeclining] = useState(false);
  const { giving, language, seats } = request;
  const isEmpty = draft.subject.trim() === "" || draft.text.trim() === "";
  const isLocked = acts.isBusy || isEmpty;
  const give = () =>
    giving &&
    acts.give({
      ...draft,
      tourVersion: giving.tourVersion,
      status: setsStatus ? (giving.suggestion?.status ?? null) : null,
    });
  const decline = () => {
    // Nobody is declined with the words that give them seats.
    if (template === "give") choose("decline");
    setDeclining(true);
  };
  return (
    <>
      <section className="request-answer">
        <h3>
          Answer <small>{`template in ${language}`}</small>
        </h3>
        <NativeSelect
          aria-label="Template"
          value={template}
          data={templates.map((value) => ({ value, label: templateLabels[value] }))}
          onChange={({ currentTarget }) => {
            const next = templates.find((each) => each === currentTarget.value);
            if (next) choose(next);
          }}
        />
        <Mail draft={draft} setDraft={setDraft} />
      </section>
      <WhatWillHappen request={request} setsStatus={setsStatus} onSetsStatus={setSetsStatus} />
      <footer className="request-foot">
        <Button variant="default" disabled={isLocked} onClick={decline}>
          Decline …
        </Button>
        <Button variant="default" disabled={isLocked} onClick={() => void acts.answer(draft)}>
          Answer only
        </Button>
        <Button disabled={isLocked || giving === null} onClick={() => void give()}>
          {`Give ${counted(seats, "seat")} and answer`}
        </Button>
      </footer>
      {isDeclining && (
        <DeclineDialog
          request={request}
          subject={draft.subject}
          onKeep={() => setDeclining(false)}
          onDecline={(said) => {
            setDeclining(false);
            void acts.decline({ ...draft, ...said });
          }}
        />
      )}
    </>
  );
};
