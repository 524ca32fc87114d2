/** Calls once the milliseconds are over. @returns a function that cancels the call */
export type Timer = (milliseconds: number, call: () => void) => () => void;

/** The timer of the process itself; a test gives its own. */
export const processTimer: Timer = (milliseconds, call) => {
  const handle = setTimeout(call, milliseconds);
  return () => clearTimeout(handle);
};
