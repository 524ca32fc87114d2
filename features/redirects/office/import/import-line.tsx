import { memo } from "react";
import { redirectStatuses } from "#features/redirects/contract.ts";
import type { Correction, ImportedLine } from "#features/redirects/import-contract.ts";
import { LineOutcome } from "./line-outcome.tsx";

export type ImportLineProps = Readonly<{
  line: ImportedLine;
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
      if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.currentTarget.blur();
    }}
  />
);

const StatusCell = ({ label, value, reasonId, onChange }: CellProps) => (
  <select
    aria-label={label}
    aria-invalid={reasonId !== undefined}
    aria-describedby={reasonId}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {value === "" && <option value="">?</option>}
    {redirectStatuses.map((status) => (
      <option key={status} value={status}>
        {status}
      </option>
    ))}
  </select>
);

/** A line of the file, whose cells can be corrected. */
export const ImportLine = memo(({ line, onCorrect }: ImportLineProps) => {
  const { line: number, from, to, status, shortenedFrom, errors } = line;
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
        <StatusCell
          label={`Status, line ${number}`}
          value={reasonOf("status") ? "" : String(status)}
          reasonId={reasonOf("status")}
          onChange={(value) => correct({ status: value })}
        />
      </td>
      <td>
        <LineOutcome
          line={line}
          id={outcomeId}
          onSuggestion={(path, value) => correct({ [path]: value })}
        />
        {reasonOf("enabled") && (
          <button type="button" className="plain-button" onClick={() => correct({ enabled: "on" })}>
            Make it on
          </button>
        )}
      </td>
    </tr>
  );
});
