import { useState } from "react";
import { Link } from "react-router";
import type { RuleError } from "#platform/rule-error.ts";
import { editsSince } from "#platform/undo/history.ts";
import { formatTime } from "#design/office/dates/format-moment.ts";
import { Meter } from "#design/office/figures/meter.tsx";
import { Icon } from "#design/office/icons.tsx";
import { counted } from "#platform/counted.ts";
import type { Completeness } from "../record-page-declaration.ts";
import { useDraft } from "../state/use-draft.ts";
import type { GoTo } from "../tabs.ts";

export type PageStatusProps = Readonly<{
  /** Whether the journal could be written; null before the first write. */
  isPersisted: boolean | null;
  /** Null for a record of which no part is missing. */
  completeness: Completeness | null;
  /** What a save does, in a few words. */
  note?: React.ReactNode;
  /** Whether somebody has tried to save: before that, errors are counted and not listed. */
  wasTried: boolean;
  fieldName: (path: string) => string;
  goTo: GoTo;
}>;

const SaveState = ({ isPersisted }: Pick<PageStatusProps, "isPersisted">) => {
  const isChanged = useDraft((state) => state.isChanged);
  const count = useDraft(({ history, savedAt }) => editsSince(history, savedAt).length);
  const firstAt = useDraft(({ history, savedAt }) => editsSince(history, savedAt)[0]?.at ?? null);
  const edits = firstAt === null ? null : `${counted(count, "edit")} since ${formatTime(firstAt)}`;
  const kept = isPersisted ? "kept on this device" : "not kept on this device";
  return (
    <p>
      <b>{isChanged ? "Unsaved changes" : "Nothing to save"}</b>
      {isChanged && edits && (
        <span>{[edits, isPersisted === null ? null : kept].filter(Boolean).join(" · ")}</span>
      )}
    </p>
  );
};

const maxMissing = 3;

const Missing = ({ percent, missing }: Completeness) => (
  <p className="record-page-missing">
    <span>
      <b>{`${percent} % complete`}</b>
      {missing.length > 0 && " · missing "}
      {missing.slice(0, maxMissing).map(({ tab, label, to }, index) => (
        <span key={label}>
          {index > 0 && ", "}
          <Link to={to ?? `?tab=${tab}`}>{label}</Link>
        </span>
      ))}
      {missing.length > maxMissing && ` and ${missing.length - maxMissing} more`}
    </span>
    <Meter value={percent} max={100} label={`${percent} % complete`} />
  </p>
);

const ErrorRow = ({
  error: { path, message },
  fieldName,
  goTo,
}: Readonly<{ error: RuleError }> & Pick<PageStatusProps, "fieldName" | "goTo">) => (
  <li>
    <b>{fieldName(path)}</b>
    <span>{message}</span>
    <button type="button" onClick={() => goTo(path)}>
      Go to it <span className="sr-only">{fieldName(path)}</span> <Icon name="next" />
    </button>
  </li>
);

/**
 * What is not saved, what is missing and what is wrong. Nothing is wrong of a new record before
 * somebody has tried to save it, and nothing is said to be right either: nobody has looked.
 */
export const PageStatus = (props: PageStatusProps) => {
  const errors = useDraft((state) => state.errors);
  const serverErrors = useDraft((state) => state.serverErrors);
  const isStored = useDraft(({ clean }) => clean !== null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isListOpen = chosen ?? props.wasTried;
  const own = new Set(errors.map(({ path, message }) => `${path} ${message}`));
  const all = [
    ...errors,
    ...serverErrors.filter(({ path, message }) => !own.has(`${path} ${message}`)),
  ];
  const count = counted(all.length, "thing to fix", "things to fix");
  return (
    <div className="record-page-status" data-kind={all.length > 0 ? "wrong" : "quiet"}>
      <div className="record-page-line" role="status">
        <SaveState {...props} />
        {props.completeness && <Missing {...props.completeness} />}
        {props.note && <p className="record-page-missing">{props.note}</p>}
        {all.length === 0 && (isStored || props.wasTried) && (
          <p className="record-page-fine">
            <Icon name="check" /> No errors
          </p>
        )}
        {all.length > 0 && (
          <p className="record-page-wrong">
            <Icon name="warning" /> {count}
            <button type="button" aria-expanded={isListOpen} onClick={() => setChosen(!isListOpen)}>
              {isListOpen ? "Hide list" : "Show list"} <Icon name={isListOpen ? "up" : "down"} />
            </button>
          </p>
        )}
      </div>
      {all.length > 0 && isListOpen && (
        <ul className="record-page-errors">
          {all.map((error) => (
            <ErrorRow key={`${error.path} ${error.message}`} error={error} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
};
