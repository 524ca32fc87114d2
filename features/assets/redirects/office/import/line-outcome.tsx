import { Icon, type IconName } from "#design/office/icons.tsx";
import type { ImportedLine } from "#features/assets/redirects/import-contract.ts";

type Outcome = Readonly<{ kind: string; icon: IconName; label: string; text: string }>;

export const onOrOff = (isOn: boolean): string => (isOn ? "on" : "off");

/** What is different in the redirect that a line changes. */
const changeText = ({ to, status, enabled, before, hits30Days }: ImportedLine): string => {
  const used = hits30Days === 1 ? "used once" : `used ${hits30Days ?? 0} times`;
  const was = before && [
    ...(before.to === to ? [] : [before.to ?? "gone for good"]),
    ...(before.status === status || before.to === null ? [] : [String(before.status)]),
    ...(before.enabled === enabled ? [] : [onOrOff(before.enabled)]),
  ];
  return [...(was?.length ? [`was ${was.join(", ")}`] : []), `${used} in 30 days`].join(", ");
};

const outcomeOf = (line: ImportedLine): Outcome => {
  const { outcome, status, to, enabled, shortenedFrom, isTargetMissing } = line;
  const shortened = `points straight at ${to ?? ""}`;
  if (outcome === "unchanged")
    return { kind: "", icon: "check", label: "Already there", text: "nothing to do" };
  if (outcome === "updated") {
    const text = changeText(line);
    return shortenedFrom === null
      ? { kind: "timed", icon: "pencil", label: "Changes an existing one", text }
      : { kind: "info", icon: "bolt", label: "Changed, shortened", text: `${shortened}; ${text}` };
  }
  if (shortenedFrom !== null)
    return { kind: "info", icon: "bolt", label: "Will be added, shortened", text: shortened };
  const text = status === 410 ? "gone for good" : "";
  const off = "leads nobody until it is switched on";
  return {
    kind: isTargetMissing ? "timed" : "live",
    icon: isTargetMissing ? "warning" : "plus",
    label: enabled ? "Will be added" : "Will be added, off",
    text: enabled ? text : off,
  };
};

type LineOutcomeProps = Readonly<{
  line: ImportedLine;
  /** Id of the reasons, for the fields that they are about. */
  id: string;
  onSuggestion: (path: "from" | "to", value: string) => void;
}>;

/** What becomes of a line, and why. */
export const LineOutcome = ({ line, id, onSuggestion }: LineOutcomeProps) => {
  const { outcome, errors, suggestion } = line;
  if (outcome === "refused")
    return (
      <div id={id}>
        <span className="tag" data-kind="wrong">
          <Icon name="warning" />
          Refused
        </span>
        {errors.map(({ path, message }) => (
          <p key={path + message}>{message}</p>
        ))}
        {suggestion && (
          <p>
            {"Meant "}
            <button
              type="button"
              className="plain-button"
              onClick={() => onSuggestion(suggestion.path, suggestion.value)}
            >
              {suggestion.value}
            </button>
            ?
          </p>
        )}
      </div>
    );
  const { kind, icon, label, text } = outcomeOf(line);
  return (
    <div id={id}>
      <span className="tag" data-kind={kind}>
        <Icon name={icon} />
        {label}
      </span>
      {line.isTargetMissing && <p>leads to a page that is not there</p>}
      {text && <p>{text}</p>}
    </div>
  );
};
