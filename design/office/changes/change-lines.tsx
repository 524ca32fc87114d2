import "./changes.css";
import type { Change } from "#platform/changes/changes.ts";
import { diffWords } from "#platform/changes/word-diff.ts";
import { valueText } from "./value-text.ts";

/**
 * Removed and added words are marked by tags and hidden text, so that colour is not the only sign.
 */
export const WordDiff = ({ before, after }: Readonly<{ before: string; after: string }>) => (
  <span className="word-changes">
    {diffWords(before, after).map(({ kind, text }, index) => {
      const key = `${index} ${kind}`;
      if (kind === "same") return <span key={key}>{text}</span>;
      return kind === "removed" ? (
        <del key={key}>
          <span className="sr-only"> removed: </span>
          {text}
        </del>
      ) : (
        <ins key={key}>
          <span className="sr-only"> added: </span>
          {text}
        </ins>
      );
    })}
  </span>
);

type ChangeLineProps = Readonly<{ name: string; change: Change; timeZone: string }>;

const ChangeLine = ({ name, change, timeZone }: ChangeLineProps) => {
  const before = valueText(change.before, timeZone, change.path);
  const after = valueText(change.after, timeZone, change.path);
  return (
    <li>
      <b>{name}</b>
      {before || after ? <WordDiff before={before} after={after} /> : <i>empty</i>}
    </li>
  );
};

export type ChangeLinesProps = Readonly<{
  changes: readonly Change[];
  nameOf: (path: string) => string;
  /** The market's, for moments. */
  timeZone: string;
}>;

export const ChangeLines = ({ changes, nameOf, timeZone }: ChangeLinesProps) => (
  <ul className="changes">
    {changes.map((change) => (
      <ChangeLine
        key={change.path}
        name={nameOf(change.path)}
        change={change}
        timeZone={timeZone}
      />
    ))}
  </ul>
);
