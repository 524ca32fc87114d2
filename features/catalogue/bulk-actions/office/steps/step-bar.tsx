import { Icon } from "#design/office/icons.tsx";
import { type Step, steps } from "../use-bulk-address.ts";

const labels: Readonly<Record<Step, string>> = {
  what: "What",
  which: "Which",
  look: "Look",
  run: "Run",
};

type StepBarProps = Readonly<{
  step: Step;
  /** What is done with which records. */
  summary: string;
  /** Null where no step can be gone back to. */
  onGo: ((place: Readonly<{ step: Step }>) => void) | null;
}>;

/** The four steps of a bulk action; those that are done lead back. */
export const StepBar = ({ step, summary, onGo }: StepBarProps) => {
  const current = steps.indexOf(step);
  return (
    <div className="bulk-steps">
      <ol aria-label="Steps">
        {steps.map((each, index) => {
          const isDone = index < current;
          const number = (
            <span className="bulk-step-number" aria-hidden="true">
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
          );
          return (
            <li
              key={each}
              data-state={isDone ? "done" : index === current ? "now" : "later"}
              aria-current={index === current ? "step" : undefined}
            >
              {isDone && onGo ? (
                <button type="button" onClick={() => onGo({ step: each })}>
                  {number}
                  {labels[each]}
                </button>
              ) : (
                <span>
                  {number}
                  {labels[each]}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p>{summary}</p>
    </div>
  );
};
