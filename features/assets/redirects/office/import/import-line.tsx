import { NativeSelect } from "@mantine/core";
import { memo } from "react";
import { redirectStatuses } from "#features/assets/redirects/contract.ts";
import type { Correction, ImportedLine } from "#features/assets/redirects/import-contract.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { LineOutcome, onOrOff } from "./line-outcome.tsx";

export type ImportLineProps = Readonly<{
  line: ImportedLine;
  /** Whether a column says which redirects are on. */
  hasState: boolean;
  onCorrect: (line: number, cells: Omit<Correction, "line">) => void;
}>;

type CellProps = Readonly<{
  label: string;
  value: string;
  reasonId: string | undefined;
  placeholder?: string;
  onChange: (value: string) => void;
}>;

/** Takes over what is typed when the field is left or Enter is pressed. */
const TextCell = ({ label, value, reasonId, placeholder, onChange }: CellProps) => (
  <input
    key={value}
    aria-label={label}
    aria-invalid={reasonId !== undefined}
    aria-describedby={reasonId}
    defaultValue={value}
    placeholder={placeholder}
    spellCheck={false}
    autoComplete="off"
    onBlur={(event) => {
      const typed = event.currentTarget.value;
      if (typed !== value) onChange(typed);
    }}
    onKeyDown={(event) => {
      if (pressedKey(event) === "Enter" && !event.ctrlKey && !event.metaKey)
        event.currentTarget.blur();
    }}
  />
);

type ChoiceCellProps = CellProps & Readonly<{ choices: readonly (string | number)[] }>;

const ChoiceCell = ({ label, value, reasonId, choices, onChange }: ChoiceCellProps) => (
  <NativeSelect
    aria-label={label}
    // Beside the other properties the library writes its own values over these two.
    attributes={{
      input: { "aria-invalid": reasonId !== undefined, "aria-describedby": reasonId },
    }}
    data={[
      ...(value === "" ? [{ value: "", label: "?" }] : []),
      ...choices.map((choice) => ({ value: `${choice}`, label: `${choice}` })),
    ]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** A line of the file, whose cells can be corrected. */
export const ImportLine = memo(({ line, hasState, onCorrect }: ImportLineProps) => {
  const { line: number, from, to, status, enabled, shortenedFrom, errors } = line;
  const outcomeId = `line-${number}`;
  const reasonOf = (path: string) =>
    errors.some((error) => error.path === path) ? outcomeId : undefined;
  const correct = (cells: Omit<Correction, "line">) => onCorrect(number, cells);
  return (
    <tr data-refused={line.outcome === "refused"}>
      <td className="import-number">{number}</td>
      <th scope="row">
        <TextCell
          label={`From, line ${number}`}
          value={from}
          reasonId={reasonOf("from")}
          onChange={(value) => correct({ from: value })}
        />
      </th>
      <td>
        <TextCell
          label={`To, line ${number}`}
          value={shortenedFrom ?? to ?? ""}
          reasonId={reasonOf("to")}
          placeholder="none"
          onChange={(value) => correct({ to: value })}
        />
      </td>
      <td>
        <ChoiceCell
          label={`Status, line ${number}`}
          choices={redirectStatuses}
          value={reasonOf("status") ? "" : String(status)}
          reasonId={reasonOf("status")}
          onChange={(value) => correct({ status: value })}
        />
      </td>
      {hasState && (
        <td>
          <ChoiceCell
            label={`State, line ${number}`}
            choices={["on", "off"]}
            value={reasonOf("enabled") ? "" : onOrOff(enabled)}
            reasonId={reasonOf("enabled")}
            onChange={(value) => correct({ enabled: value })}
          />
        </td>
      )}
      <td>
        <LineOutcome
          line={line}
          id={outcomeId}
          onSuggestion={(path, value) => correct({ [path]: value })}
        />
      </td>
    </tr>
  );
});
