import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Decision, MailsQuestion } from "#features/catalogue/tours/consequences-contract.ts";
import { drawDecisionMails } from "#features/catalogue/tours/decide/calls.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";

type Question = Pick<MailsQuestion, "kind" | "reason"> & Partial<MailsQuestion>;

type Props = Readonly<{ country: string; decision: Decision; question: Question }>;

const Mails = ({ country, decision, question }: Props) => {
  const { id } = decision.tour;
  const drawn = useQuery({
    queryKey: ["decision-mails", country, id, question],
    queryFn: () => call(drawDecisionMails, { country, id }, { body: question }),
    retry: false,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  if (drawn.error) return <p role="alert">{drawn.error.message}</p>;
  return (
    <div className="decide-mails" aria-busy={drawn.isPending}>
      {drawn.data?.mails.map(({ language, people, subject, text }) => (
        <article key={language} aria-label={`Mail in ${language}`}>
          <header>
            <small>{`${counted(people, "person", "people")} in ${language}`}</small>
            <b>{subject}</b>
          </header>
          {text.split("\n\n").map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </article>
      ))}
    </div>
  );
};

/** The mails as they leave. That to those who follow the departure is the choice itself. */
export const DecisionMails = (props: Props) => {
  const { decision, question } = props;
  const [isOpen, setOpen] = useState(question.kind === "write");
  if (question.kind !== "write" && decision.people.reached === 0) return null;
  return (
    <div>
      {question.kind !== "write" && (
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Close the mail" : "Look at the mail"}
        </Button>
      )}
      {isOpen && <Mails {...props} />}
    </div>
  );
};
