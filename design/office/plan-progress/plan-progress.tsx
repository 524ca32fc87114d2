import "./plan-progress.css";
import { Button } from "@mantine/core";

type PlanProgressProps = Readonly<{
  done: number;
  total: number;
  /** “1,250 of 5,000 lines looked at”. */
  text: string;
  status: string;
  /** Null where it cannot be stopped any more. */
  onStop: (() => void) | null;
}>;

/** How far the server is with many rows. */
export const PlanProgress = ({ done, total, text, status, onStop }: PlanProgressProps) => (
  <section className="plan-progress" aria-label="Progress">
    <div>
      <b>{text}</b>
      <span role="status">{status}</span>
      {onStop && (
        <Button variant="outline" color="red" onClick={onStop}>
          Stop looking
        </Button>
      )}
    </div>
    <div className="plan-progress-meter" aria-hidden="true">
      <span style={{ inlineSize: `${(done / Math.max(1, total)) * 100}%` }} />
    </div>
  </section>
);
