import "#design/office/form/text-field.css";
import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { useId, useState } from "react";
import { counted } from "#platform/counted.ts";
import { maxAnswer, type DeskRequest } from "../desk/desk-contract.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import type { RequestActs } from "./use-request.ts";
import { MailPreview } from "./answer/mail-preview.tsx";
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

/** The answer, from a template, to be written or to be read as the mail that it becomes. */
const Written = ({
  request: { language, email, filledWords },
  draft,
  template,
  choose,
  setDraft,
}: Pick<Props, "request"> & ReturnType<typeof useDraft>) => {
  const [isMail, setMail] = useState(false);
  return (
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
      <SegmentedControl
        aria-label="How the answer is shown"
        color="spruce"
        transitionDuration={0}
        data={["Write", "As mail"]}
        value={isMail ? "As mail" : "Write"}
        onChange={(next) => setMail(next === "As mail")}
      />
      {isMail ? (
        <MailPreview to={email} {...draft} filled={filledWords} />
      ) : (
        <Mail draft={draft} setDraft={setDraft} />
      )}
    </section>
  );
};

/** The answer, what giving the seats would do, and the three ways to end it. */
export const Answering = ({ request, acts }: Props) => {
  const { draft, template, choose, setDraft } = useDraft(request);
  const [setsStatus, setSetsStatus] = useState(true);
  const [isDeclining, setDeclining] = useState(false);
  const { giving, seats } = request;
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
      <Written
        request={request}
        draft={draft}
        template={template}
        choose={choose}
        setDraft={setDraft}
      />
      <WhatWillHappen request={request} setsStatus={setsStatus} onSetsStatus={setSetsStatus} />
      <footer className="request-foot">
        <Button variant="default" disabled={isLocked} onClick={decline}>
          Decline …
        </Button>
        <Button variant="default" disabled={isLocked} onClick={() => void acts.answer(draft)}>
          Answer only
        </Button>
        <Button
          color="blaze.6"
          className="save"
          disabled={isLocked || giving === null}
          onClick={() => void give()}
        >
          {`Give ${counted(seats, "seat")} and answer`}
        </Button>
      </footer>
      {isDeclining && (
        <DeclineDialog
          request={request}
          subject={draft.subject}
          onKeep={() => setDeclining(false)}
          onDecline={(reasons) => {
            setDeclining(false);
            void acts.decline({ ...draft, ...reasons });
          }}
        />
      )}
    </>
  );
};
