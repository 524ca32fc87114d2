import "#design/office/form/text-field.css";
import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { formatDay } from "#design/office/dates/format-moment.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import { counted } from "#platform/counted.ts";
import { type DeclineInput, type DeskRequest, maxOtherDates } from "../desk/desk-contract.ts";

type Props = Readonly<{
  request: DeskRequest;
  /** Of the answer above, which the mail begins with. */
  subject: string;
  onKeep: () => void;
  onDecline: (said: Pick<DeclineInput, "reason" | "otherTourIds">) => void;
}>;

type DatesProps = Readonly<{
  dates: DeskRequest["otherDates"];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}>;

const OtherDates = ({ dates, chosen, onChange }: DatesProps) => {
  if (dates.length === 0)
    return <p className="dim">No other date of this trip has so many free seats.</p>;
  return (
    <fieldset className="request-dates">
      <legend>{`Other dates to offer, up to ${maxOtherDates}`}</legend>
      {dates.map(({ tourId, departureDate, seatsFree }) => {
        const isChosen = chosen.includes(tourId);
        return (
          <label key={tourId}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && chosen.length >= maxOtherDates}
              onChange={() =>
                onChange(isChosen ? chosen.filter((id) => id !== tourId) : [...chosen, tourId])
              }
            />{" "}
            {`${formatDay(departureDate)}, ${counted(seatsFree, "seat")} left`}
          </label>
        );
      })}
    </fieldset>
  );
};

/** Asks for the reason, which stands in the mail, and for dates to offer instead. */
export const DeclineDialog = ({ request, subject, onKeep, onDecline }: Props) => {
  const { name, language, otherDates } = request;
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const id = useId();
  const decline = () => {
    if (reason.trim() !== "") {
      onDecline({ reason: reason.trim(), otherTourIds: [...chosen] });
      return;
    }
    setMissing(true);
    field.current?.focus();
  };
  return (
    <OfficeDialog title={`Decline the request of ${name}?`} onClose={onKeep}>
      <p>{`They get the answer above by mail, “${subject}”, with what you write here.`}</p>
      <div className="request-decline">
        <label htmlFor={id}>{`Why, in ${language}. It stands in the mail.`}</label>
        <textarea
          id={id}
          ref={field}
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          className="text-input"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setMissing(false);
          }}
        />
        {isMissing && (
          <p className="request-missing" id={`${id}-missing`} role="alert">
            <Icon name="warning" />
            Write why: it stands in the mail.
          </p>
        )}
        <OtherDates dates={otherDates} chosen={chosen} onChange={setChosen} />
      </div>
      <footer>
        <Button data-autofocus onClick={onKeep}>
          Keep it open
        </Button>
        <Button variant="default" onClick={decline}>
          Decline it
        </Button>
      </footer>
    </OfficeDialog>
  );
};
