/** The number of errors that are held at most, because a page may fail in a loop. */
export const maxHeldErrors = 20;

/**
 * Holds what fails until the reporter has loaded, which then replaces `push` of the array and so
 * receives all that follows. It uses nothing outside itself, because its source is also inlined
 * into pages.
 */
export const holdErrors = (max: number): void => {
  const held: Event[] = [];
  Object.assign(window, { heldErrors: held });
  for (const kind of ["error", "unhandledrejection"])
    addEventListener(kind, (event) => held.length < max && held.push(event));
};
