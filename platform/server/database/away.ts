// 08 is a broken connection, 53300 and 57P0x a server that takes none now (PostgreSQL, appendix A).
const codes =
  /^(08...|53300|57P0[123]|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;
const words =
  /connection terminated|timeout exceeded when trying to connect|client has encountered/i;

/** Whether an error says that the database cannot be reached, rather than that a question was wrong. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.test(String(error.code))) || words.test(error.message);
};
