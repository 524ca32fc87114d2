/**
 * Why the database cannot be reached, in one line. Network errors may be an AggregateError with an
 * empty message, whose code is returned instead.
 */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "no answer";
};
