import "#design/office/form/text-field.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formatExact } from "#design/office/dates/format-moment.ts";
import type { DeskRequest } from "../desk/desk-contract.ts";
import type { RequestActs } from "./use-request.ts";

const kinds = { traveller: "The traveller", care: "Answered by", note: "Note of" } as const;

type Props = Readonly<{ request: DeskRequest; acts: RequestActs }>;

/** What was said, and the notes that only staff see. */
export const Conversation = ({ request: { words }, acts }: Props) => {
  const [text, setText] = useState("");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    await acts.note(text);
    setText("");
  };
  return (
    <section>
      <h3>
        What was said <small>notes are for staff only</small>
      </h3>
      <ol className="request-words">
        {words.map(({ at, kind, author, text: said }) => (
          <li key={`${at} ${said}`} data-kind={kind}>
            <p>{said}</p>
            <small>{`${kinds[kind]}${author === null ? "" : ` ${author}`}, ${formatExact(at)}`}</small>
          </li>
        ))}
      </ol>
      <form className="request-note-form" onSubmit={(event) => void add(event)}>
        <input
          className="text-input"
          aria-label="Add a note"
          placeholder="Add a note"
          value={text}
          maxLength={2000}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={acts.isBusy}>
          Add
        </Button>
      </form>
    </section>
  );
};
