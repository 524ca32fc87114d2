import { type MouseEvent, useState } from "react";

export type CopyWords = Readonly<{ label: string; done: string }>;

/** Puts a text on the clipboard. False where the browser keeps that to itself. */
const wrote = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Copies the text that stands before it and says so; where it may not, it selects the text, so that
 * the visitor's own keys copy it. Without a script it is not there.
 */
export const CopyText = ({ text, words }: { text: string; words: CopyWords }) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const shown = currentTarget.previousSibling;
    if (await wrote(text)) setIsCopied(true);
    else if (shown) getSelection()?.selectAllChildren(shown);
  };
  return (
    <>
      <button type="button" className="copy-text" onClick={(event) => void copy(event)}>
        {isCopied ? words.done : words.label}
        <span className="sr-only"> {text}</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied && words.done}
      </span>
    </>
  );
};
