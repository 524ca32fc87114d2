import "#design/office/form/text-field.css";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { counted } from "#platform/counted.ts";
import type { DeskRequest } from "../desk/desk-contract.ts";
import type { RequestActs } from "./use-request.ts";

type Props = Readonly<{ request: DeskRequest; acts: RequestActs }>;

/** Given seats are taken back with a word to the traveller, who was told that they are theirs. */
export const TakingBack = ({ request, acts }: Props) => {
  const { takingBack, seats, name, number, language } = request;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const id = useId();
  if (!takingBack) return null;
  const { before, after } = takingBack;
  const label = `Take back ${counted(seats, "seat")}`;
  if (!isOpen)
    return (
      <footer className="request-foot">
        <Button variant="default" onClick={() => setOpen(true)}>
          {`${label} …`}
        </Button>
      </footer>
    );
  return (
    <section className="request-happens" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>What will happen</h3>
      <ul>
        <li>{`${counted(seats, "person leaves", "people leave")}: ${before.peopleIn} becomes ${after.peopleIn}`}</li>
        <li>{`${counted(before.seatsFree, "seat")} left becomes ${after.seatsFree}`}</li>
        <li>The request is in talk again, and can be given or declined</li>
        <li>{`${name} gets the mail below`}</li>
      </ul>
      <label htmlFor={id}>{`To the traveller, in ${language}`}</label>
      <textarea
        id={id}
        className="text-input"
        rows={5}
        maxLength={5000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <footer className="request-foot">
        <Button onClick={() => setOpen(false)}>Keep them given</Button>
        <Button
          variant="default"
          disabled={acts.isBusy || text.trim() === ""}
          onClick={() => void acts.takeBack({ answer: { subject: number, text } })}
        >
          {label}
        </Button>
      </footer>
    </section>
  );
};
