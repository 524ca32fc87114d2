import { formatDay } from "#design/office/dates/format-moment.ts";
import type { MadeBy } from "../contract.ts";

const accountOf = ({ name, account }: MadeBy): string | null => name ?? account;

/** The quiet line of a list's row: who made the redirect, or by what. */
export const originLine = (madeBy: MadeBy): string => {
  const account = accountOf(madeBy);
  if (madeBy.how === "import") return `import ${formatDay(madeBy.at)}`;
  if (madeBy.how === "page")
    return account === null ? "page renamed" : `page renamed by ${account}`;
  return account ?? `made ${formatDay(madeBy.at)}`;
};

/** A sentence: `Redirect by Emma Clarke, 03/11/2026`. */
export const originSentence = (madeBy: MadeBy): string => {
  const account = accountOf(madeBy);
  const by = account === null ? "" : ` by ${account}`;
  const day = formatDay(madeBy.at);
  switch (madeBy.how) {
    case "import":
      return `Imported${by}, ${day}`;
    case "page":
      return `Made when a page was renamed${by}, ${day}`;
    case "account":
      return `Redirect${by}, ${day}`;
  }
};
