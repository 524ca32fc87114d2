import { Button } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { counted } from "#platform/counted.ts";
import type { DeskRequest } from "../desk/desk-contract.ts";

type Props = Readonly<{
  request: DeskRequest;
  setsStatus: boolean;
  onSetsStatus: (setsStatus: boolean) => void;
}>;

/** What giving the seats does, as the server has reckoned it without doing it. */
export const WhatWillHappen = ({ request, setsStatus, onSetsStatus }: Props) => {
  const { giving, obstacle, seats, name } = request;
  const [isOpen, setOpen] = useState(false);
  if (!giving)
    return obstacle === null ? null : (
      <p className="request-obstacle" role="status">
        {obstacle}
      </p>
    );
  const { before, after, suggestion } = giving;
  const consequences = (
    <ul>
      <li>{`${counted(seats, "person comes", "people come")} in: ${before.peopleIn} becomes ${after.peopleIn}`}</li>
      <li>{`${counted(before.seatsFree, "seat")} left becomes ${after.seatsFree}`}</li>
      {suggestion && (
        <li>
          <label>
            <input
              type="checkbox"
              checked={setsStatus}
              onChange={({ currentTarget }) => onSetsStatus(currentTarget.checked)}
            />{" "}
            {`The departure becomes ${officeStatusNames[suggestion.status]}. ${suggestion.reason}`}
          </label>
        </li>
      )}
      <li>{`${name} gets the answer above`}</li>
      <li>Undo for 8 seconds, then the answer leaves</li>
    </ul>
  );
  return (
    <>
      <section className="request-happens request-happens-wide" aria-labelledby="request-happens">
        <h3 id="request-happens">What will happen</h3>
        {consequences}
      </section>
      <Button className="request-happens-open" variant="default" onClick={() => setOpen(true)}>
        {counted(suggestion ? 5 : 4, "consequence")}
      </Button>
      {isOpen && (
        <OfficeDialog title="What will happen" onClose={() => setOpen(false)}>
          <div className="request-happens">{consequences}</div>
        </OfficeDialog>
      )}
    </>
  );
};
