// SQLSTATE codes (PostgreSQL, appendix A): class 08 is a broken connection; with 53300 and 57P0x
// the server accepts no connections at present. 57014, a cancelled query, is left out: none of our
// timeouts cancels a query, so a person cancelled it on purpose.
const codes =
  /^(08...|53300|57P0[1235]|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;
const messagePattern =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered|client was closed|connection has been discarded/i;

/** True when the database cannot be reached, false for any error in a query. */
export const isConnectionError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isConnectionError)) return true;
  if (("code" in error && codes.test(String(error.code))) || messagePattern.test(error.message))
    return true;
  return isConnectionError(error.cause);
};
