import { useState } from "react";
import { useStore } from "zustand";
import { templateKindOf } from "#features/content/pages/owner-rules.ts";
import { isActiveFilterList } from "#features/content/pages/page-defaults.ts";
import { counted } from "#platform/counted.ts";
import { useEditor } from "../editing/editor-context.ts";
import { EmptyBlocksNote, FlawsNote } from "./late-notes.tsx";
import { formatTime } from "#design/office/dates/format-moment.ts";
import { Icon } from "#design/office/icons.tsx";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import type { LocatedError } from "../errors/located-errors.ts";
import { editsSince } from "#platform/undo/history.ts";
import { countToFix, isPageWide } from "../errors/to-fix.ts";
import { usePage } from "../state/use-page.ts";

export type StatusBarProps = Readonly<{
  isLocked: boolean;
  /** Whether the journal could be written; null before the first write. */
  isPersisted: boolean | null;
  onGoToField: (error: LocatedError) => void;
  /** The result of the last save. */
  children?: React.ReactNode;
}>;

const useEditCount = (): string => {
  const count = useDebouncedPage(({ history, savedAt }) => editsSince(history, savedAt).length);
  const firstEditAt = useDebouncedPage(
    ({ history, savedAt }) => editsSince(history, savedAt)[0]?.at ?? null,
  );
  if (firstEditAt === null) return "";
  return `${counted(count, "edit")} since ${formatTime(firstEditAt)}`;
};

const SaveState = ({ isLocked, isPersisted }: Pick<StatusBarProps, "isLocked" | "isPersisted">) => {
  const isChanged = useDebouncedPage((state) => state.isChanged);
  const edits = useEditCount();
  const journalState =
    isPersisted === null ? "" : isPersisted ? "kept on this device" : "not kept on this device";
  return (
    <p>
      {isLocked && <Icon name="lock" />}
      <b>{isChanged ? "Unsaved changes" : "Nothing to save"}</b>{" "}
      <span>
        {isChanged && [edits, edits && journalState].filter(Boolean).join(" · ")}
        {isLocked && " Custom pages are locked by maintenance."}
      </span>
    </p>
  );
};

const ErrorRow = ({
  error,
  onGoToField,
}: Readonly<{ error: LocatedError; onGoToField: () => void }>) => {
  const { nameOf } = useEditor();
  const location = error.block === null ? "Page" : nameOf(error.block);
  const field = error.path.replace(/^content\./, "");
  return (
    <li>
      <span>
        <b>{location}</b>
        <small>{field}</small>
      </span>
      <span>{error.message}</span>
      <button type="button" onClick={onGoToField}>
        Go to it <span className="sr-only">{`${field}, ${location}`}</span> <Icon name="next" />
      </button>
    </li>
  );
};

/**
 * The last list that breaks the rule that only one list of a page may have an active filter; null
 * when no list breaks it.
 */
const useExtraFilterList = (): LocatedError | null => {
  const id = usePage(({ edited: { order, blocks } }) => {
    const active = order.filter((blockId) => {
      const block = blocks[blockId];
      return block !== undefined && isActiveFilterList(block);
    });
    return active.length > 1 ? active.at(-1) : undefined;
  });
  return id === undefined ? null : { block: id, path: "content.showFilters", message: "" };
};

/**
 * A message about the whole page; the message about filters links to the list that breaks the rule.
 */
const ErrorHeading = ({
  heading,
  onGoToField,
}: Readonly<{ heading: LocatedError; onGoToField: (error: LocatedError) => void }>) => {
  const { nameOf } = useEditor();
  const list = useExtraFilterList();
  const isAboutLists = list !== null && heading.message.includes("active list");
  return (
    <div className="error-heading">
      <h3>{heading.message}</h3>
      {isAboutLists && (
        <button type="button" onClick={() => onGoToField(list)}>
          Go to it <span className="sr-only">{nameOf(list.block ?? "")}</span> <Icon name="next" />
        </button>
      )}
    </div>
  );
};

const ErrorList = ({
  errors,
  onGoToField,
}: Readonly<{ errors: readonly LocatedError[]; onGoToField: (error: LocatedError) => void }>) => {
  const pageWide = errors.filter(isPageWide);
  const blockErrors = errors.filter(({ block }) => block !== null);
  const fieldErrors = errors.filter((error) => error.block === null && !isPageWide(error));
  const groups = [
    { headings: pageWide.filter(({ path }) => path !== "blocks"), errors: fieldErrors },
    { headings: pageWide.filter(({ path }) => path === "blocks"), errors: blockErrors },
  ];
  return (
    <div className="error-list">
      {groups.map(({ headings, errors: groupErrors }, index) => (
        <div key={index === 0 ? "page" : "blocks"}>
          {headings.map((heading) => (
            <ErrorHeading key={heading.message} heading={heading} onGoToField={onGoToField} />
          ))}
          <ul>
            {groupErrors.map((error) => (
              <ErrorRow
                key={`${error.block} ${error.path} ${error.message}`}
                error={error}
                onGoToField={() => onGoToField(error)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};

/** Green only once server and library have said that nothing is wrong. */
const NoErrors = () => {
  const { findingsStore } = useEditor();
  const isAsked = usePage(({ edited }) => templateKindOf(edited.fields.owner) === null);
  const isAnswered = useStore(
    findingsStore,
    ({ found }) => found !== null && found.response !== undefined && found.error === null,
  );
  return (
    <p className="no-errors" data-known={!isAsked || isAnswered}>
      <Icon name="check" /> No errors
    </p>
  );
};

export const StatusBar = (props: StatusBarProps) => {
  const { isLocked, onGoToField } = props;
  const errors = usePage((state) => state.errors);
  const serverErrors = usePage((state) => state.serverErrors);
  const isNew = usePage(({ stored }) => stored === null);
  const jsonProblem = usePage((state) => state.jsonProblem);
  // The many errors of an empty new page are only counted until the user opens the list.
  const [isListOpen, setListOpen] = useState(!isNew);
  const slugErrors = usePage((state) => state.slugErrors);
  const allErrors = [...errors, ...serverErrors, ...slugErrors];
  const count = countToFix(allErrors);
  const hasProblem = allErrors.length > 0 || jsonProblem !== null;
  const kind = hasProblem ? "wrong" : isLocked ? "locked" : "quiet";
  return (
    <div className="status-bar" data-kind={kind}>
      <div className="status-line" role="status">
        <SaveState {...props} />
        {props.children}
        {jsonProblem !== null && (
          <p className="problem">
            <Icon name="warning" />
            {`The JSON is broken, and not part of the page: ${jsonProblem}`}
          </p>
        )}
        <EmptyBlocksNote onGoToField={onGoToField} />
        <FlawsNote onGoToField={onGoToField} />
        {!hasProblem && <NoErrors />}
        {allErrors.length > 0 && (
          <p className="problem">
            <Icon name="warning" />
            {counted(count, "thing to fix before saving", "things to fix before saving")}
            <button
              type="button"
              aria-expanded={isListOpen}
              onClick={() => setListOpen(!isListOpen)}
            >
              {isListOpen ? "Hide list" : "Show list"} <Icon name={isListOpen ? "up" : "down"} />
            </button>
          </p>
        )}
      </div>
      {allErrors.length > 0 && isListOpen && (
        <ErrorList errors={allErrors} onGoToField={onGoToField} />
      )}
    </div>
  );
};
