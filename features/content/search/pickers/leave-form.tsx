import "#design/office/form/text-field.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";

type LeaveFormProps = Readonly<{ isBusy: boolean; onLeave: (reason: string) => Promise<void> }>;

/** Why nobody mends what visitors have written. */
export const LeaveForm = ({ isBusy, onLeave }: LeaveFormProps) => {
  const [reason, setReason] = useState("");
  const leave = (event: FormEvent) => {
    event.preventDefault();
    void onLeave(reason);
  };
  return (
    <form className="question-leave" onSubmit={leave}>
      <input
        className="text-input"
        aria-label="Why it is left"
        placeholder="Why it is left"
        required
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isBusy}>
        Leave it
      </Button>
    </form>
  );
};
