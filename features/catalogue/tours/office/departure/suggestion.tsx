import { Button } from "@mantine/core";
import { Note } from "#design/office/screen/note.tsx";
import type { Status } from "#features/records/statuses/contract.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";

export type SuggestionProps = Readonly<{
  suggestion: Readonly<{ status: Status; reason: string }> | null;
  onTake: (status: string) => void;
}>;

/** The status that the numbers speak for. Only a person sets it. */
export const Suggestion = ({ suggestion, onTake }: SuggestionProps) =>
  suggestion && (
    <Note kind="information" title={`Rather ${statusLabel(suggestion.status)}.`}>
      {` ${suggestion.reason} `}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => onTake(statusLabel(suggestion.status))}
      >
        {`Make it ${statusLabel(suggestion.status)}`}
      </Button>
    </Note>
  );
