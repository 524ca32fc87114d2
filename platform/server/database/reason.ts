/** In one line: an AggregateError of the network has no message of its own. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "no answer";
};
