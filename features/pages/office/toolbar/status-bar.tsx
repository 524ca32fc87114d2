import { useState } from "react";
import { isActiveFilterList } from "#features/pages/page-defaults.ts";
import { useEditor } from "../editor/editor-context.ts";
import { Icon } from "#design/office/icons.tsx";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import type { LocatedError } from "../state/located-errors.ts";
import { editsSince } from "../state/history.ts";
import { usePage } from "../state/use-page.ts";

export type StatusBarProps = Readonly<{
  isLocked: boolean;
  /** Whether edits are safe on this device; null before the first one was kept. */
  isPersisted: boolean | null;
  onGo: (error: LocatedError) => void;
  /** What the last save came to. */
  children?: React.ReactNode;
}>;

const timeFormat = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

const useEditCount = (): string => {
  const count = useDebouncedPage(({ history, savedAt }) => editsSince(history, savedAt).length);
  const first = useDebouncedPage(
    ({ history, savedAt }) => editsSince(history, savedAt)[0]?.at ?? null,
  );
  if (first === null) return "";
  return `${count === 1 ? "1 edit" : `${count} edits`} since ${timeFormat.format(first)}`;
};

const SaveState = ({ isLocked, isPersisted }: Pick<StatusBarProps, "isLocked" | "isPersisted">) => {
  const isChanged = useDebouncedPage((state) => state.isChanged);
  const edits = useEditCount();
  const kept =
    isPersisted === null ? "" : isPersisted ? "kept on this device" : "not kept on this device";
  return (
    <p>
      {isLocked && <Icon name="lock" />}
      <b>{isChanged ? "Unsaved changes" : "Nothing to save"}</b>{" "}
      <span>
        {isChanged && [edits, edits && kept].filter(Boolean).join(" · ")}
        {isLocked && " Custom pages are locked by maintenance."}
      </span>
    </p>
  );
};

const pageWidePaths = new Set(["blocks", "seo"]);
const isPageWide = ({ block, path }: LocatedError): boolean =>
  block === null && pageWidePaths.has(path);

const ErrorRow = ({ error, onGo }: Readonly<{ error: LocatedError; onGo: () => void }>) => {
  const { nameOf } = useEditor();
  const where = error.block === null ? "Page" : nameOf(error.block);
  const field = error.path.replace(/^content\./, "");
  return (
    <li>
      <span>
        <b>{where}</b>
        <small>{field}</small>
      </span>
      <span>{error.message}</span>
      <button type="button" onClick={onGo}>
        Go to it <span className="sr-only">{`${field}, ${where}`}</span> <Icon name="next" />
      </button>
    </li>
  );
};

/** The list of travels or tours whose filter is one too many: the last of them. */
const useExtraFilterList = (): LocatedError | null => {
  const id = usePage(({ edited: { order, blocks } }) => {
    const active = order.filter((one) => {
      const block = blocks[one];
      return block !== undefined && isActiveFilterList(block);
    });
    return active.length > 1 ? active.at(-1) : undefined;
  });
  return id === undefined ? null : { block: id, path: "content.showFilters", message: "" };
};

/** An overall message; the one on filters leads to the list that has one too many. */
const ErrorHeading = ({
  head,
  onGo,
}: Readonly<{ head: LocatedError; onGo: (error: LocatedError) => void }>) => {
  const { nameOf } = useEditor();
  const list = useExtraFilterList();
  const isOfLists = list !== null && head.message.includes("active list");
  return (
    <div className="error-head">
      <h3>{head.message}</h3>
      {isOfLists && (
        <button type="button" onClick={() => onGo(list)}>
          Go to it <span className="sr-only">{nameOf(list.block ?? "")}</span> <Icon name="next" />
        </button>
      )}
    </div>
  );
};

/** Every error, below the overall messages that it brings with it; each leads to its field. */
const ErrorList = ({
  errors,
  onGo,
}: Readonly<{ errors: readonly LocatedError[]; onGo: (error: LocatedError) => void }>) => {
  const whole = errors.filter(isPageWide);
  const ofBlocks = errors.filter(({ block }) => block !== null);
  const ofPage = errors.filter((error) => error.block === null && !isPageWide(error));
  const groups = [
    { heads: whole.filter(({ path }) => path !== "blocks"), errors: ofPage },
    { heads: whole.filter(({ path }) => path === "blocks"), errors: ofBlocks },
  ];
  return (
    <div className="error-list">
      {groups.map(({ heads, errors: own }, index) => (
        <div key={index === 0 ? "page" : "blocks"}>
          {heads.map((head) => (
            <ErrorHeading key={head.message} head={head} onGo={onGo} />
          ))}
          <ul>
            {own.map((error) => (
              <ErrorRow
                key={`${error.block} ${error.path} ${error.message}`}
                error={error}
                onGo={() => onGo(error)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};

/** One line on how the page stands: its edits, its lock, its errors, each with a way to its field. */
export const StatusBar = (props: StatusBarProps) => {
  const { isLocked, onGo } = props;
  const errors = usePage((state) => state.errors);
  const fromServer = usePage((state) => state.fromServer);
  const isNew = usePage(({ stored }) => stored === null);
  const jsonProblem = usePage((state) => state.jsonProblem);
  // A new page has nothing yet: what it lacks is counted, and listed when it is asked for.
  const [isListed, setListed] = useState(!isNew);
  const all = fromServer.length === 0 ? errors : [...errors, ...fromServer];
  const count = all.filter((error) => !isPageWide(error)).length || all.length;
  const isWrong = all.length > 0 || jsonProblem !== null;
  const kind = isWrong ? "wrong" : isLocked ? "locked" : "quiet";
  return (
    <div className="status-bar" data-kind={kind}>
      <div className="status-line" role="status">
        <SaveState {...props} />
        {props.children}
        {jsonProblem !== null && (
          <p className="wrong">
            <Icon name="warning" />
            {`The JSON is broken, and not part of the page: ${jsonProblem}`}
          </p>
        )}
        {!isWrong && (
          <p className="fine">
            <Icon name="check" /> No errors
          </p>
        )}
        {all.length > 0 && (
          <p className="wrong">
            <Icon name="warning" />
            {count === 1 ? "1 thing to fix before saving" : `${count} things to fix before saving`}
            <button type="button" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
              {isListed ? "Hide list" : "Show list"} <Icon name={isListed ? "up" : "down"} />
            </button>
          </p>
        )}
      </div>
      {all.length > 0 && isListed && <ErrorList errors={all} onGo={onGo} />}
    </div>
  );
};
