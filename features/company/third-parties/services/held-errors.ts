import { holdErrors, maxHeldErrors } from "../parts/hold-errors.ts";

holdErrors(maxHeldErrors);

/** Reports an error that a screen shows instead of failing. */
export const reportShownError = (error: unknown): void => {
  window.dispatchEvent(new ErrorEvent("error", { error }));
};
