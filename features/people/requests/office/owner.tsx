import "#design/office/form/text-field.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { DeskRequest } from "../desk/desk-contract.ts";
import type { RequestActs } from "./use-request.ts";

type Props = Readonly<{ request: DeskRequest; acts: RequestActs; account: string }>;

/** Who has taken the request, and how it is taken and handed on. */
export const Owner = ({ request: { owner }, acts, account }: Props) => {
  const [isHandingOn, setHandingOn] = useState(false);
  const [email, setEmail] = useState("");
  const handOn = async (event: FormEvent) => {
    event.preventDefault();
    await acts.handOn(email.trim());
    setHandingOn(false);
  };
  return (
    <div className="request-owner">
      <span>{owner ? `${owner.name ?? owner.email} has it` : "Nobody has it"}</span>
      {owner?.email !== account && (
        <Button variant="default" disabled={acts.isBusy} onClick={() => void acts.handOn(account)}>
          Take it
        </Button>
      )}
      {!isHandingOn && (
        <Button variant="subtle" onClick={() => setHandingOn(true)}>
          Hand on …
        </Button>
      )}
      {isHandingOn && (
        <form onSubmit={(event) => void handOn(event)}>
          <input
            className="text-input"
            type="email"
            aria-label="E-mail of a colleague"
            placeholder="E-mail of a colleague"
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={acts.isBusy}>
            Hand on
          </Button>
        </form>
      )}
    </div>
  );
};
