import { Note } from "../screen/note.tsx";
import type { RecordProblem } from "./form/use-submission.ts";

export type RecordProblemNoteProps = Readonly<{
  problem: RecordProblem;
  one: string;
  onTryAgain: () => void;
  onSaveAsNew: () => void;
}>;

/** Why nothing was saved, and what can be done about it. */
export const RecordProblemNote = (props: RecordProblemNoteProps) => {
  const { problem, one, onTryAgain, onSaveAsNew } = props;
  switch (problem.kind) {
    case "unreachable":
      return (
        <Note kind="refusal" title="Not saved.">
          {`${problem.message} `}
          <button type="button" className="plain-button" onClick={onTryAgain}>
            Try again
          </button>
        </Note>
      );
    case "gone":
      return (
        <Note kind="refusal" title={`This ${one} was deleted in the meantime.`}>
          {"What you wrote is kept here. "}
          <button type="button" className="plain-button" onClick={onSaveAsNew}>
            {`Save it as a new ${one}`}
          </button>
        </Note>
      );
    case "in-part":
      return <Note kind="refusal" title="Not all is saved.">{` ${problem.message}`}</Note>;
    case "refused":
      return <Note kind="refusal" title="Not done.">{` ${problem.message}`}</Note>;
  }
};
