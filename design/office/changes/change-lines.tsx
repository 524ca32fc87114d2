import "./changes.css";
import type { Change } from "#platform/changes/changes.ts";
import { diffWords } from "#platform/changes/word-diff.ts";

export const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((item) => typeof item === "string"))
    return value.join(", ");
  return JSON.stringify(value, null, 1);
};

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

const ChangeLine = ({ name, change }: Readonly<{ name: string; change: Change }>) => {
  const before = textOf(change.before);
  const after = textOf(change.after);
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
}>;

export const ChangeLines = ({ changes, nameOf }: ChangeLinesProps) => (
  <ul className="changes">
    {changes.map((change) => (
      <ChangeLine key={change.path} name={nameOf(change.path)} change={change} />
    ))}
  </ul>
);
