/** What the log keeps of an error. */
export type ErrorFacts = Readonly<{
  type: string;
  message: string;
  code?: string;
  /** The lines of the stack, without the message that precedes them. */
  stack: string;
  cause?: ErrorFacts;
}>;

/** Class 22 of PostgreSQL: its messages quote the value that was wrong. */
const quotesValues = /^22...$/;
const email = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const deepest = 3;

/**
 * An error's message without what a person typed: quoted values in database errors and e-mail
 * addresses are replaced by `…`.
 */
export const messageOf = (error: Error): string => {
  const isOfValue = "code" in error && quotesValues.test(String(error.code));
  const message = isOfValue ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;
  return message.replaceAll(email, "…@…");
};

/**
 * What to log of an error. Other fields are not logged: those of a database error hold values of
 * the row (`detail`), those of a mail server's error hold the recipients' addresses.
 */
export const errorFacts = (error: Error, depth = 0): ErrorFacts => ({
  type: error.name,
  message: messageOf(error),
  ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
  stack: (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n"),
  ...(error.cause instanceof Error && depth < deepest
    ? { cause: errorFacts(error.cause, depth + 1) }
    : {}),
});
