// 08 is a broken connection, 53300 and 57P0x a server that takes none now (PostgreSQL, appendix A).
// Not 57014: no time limit of ours cancels a query, so that somebody did it who wanted this one to end.
const codes =
  /^(08...|53300|57P0[1235]|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;
const words =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered|client was closed|connection has been discarded/i;

/** Whether an error says that the database cannot be reached, rather than that a question was wrong. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  if (("code" in error && codes.test(String(error.code))) || words.test(error.message)) return true;
  return isAway(error.cause);
};
