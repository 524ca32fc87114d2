import { isRouteErrorResponse } from "react-router";
import { UnknownMiddleware } from "#platform/screens/unknown-middleware.ts";
import { ApiError } from "#platform/browser/call-api.ts";

export type DescribedError = Readonly<{ status: number; message: string }>;

/** Browsers add it to the message about code that failed to load. */
const fileName = /:? https?:\/\/\S+$/;

const hasStatus = (error: unknown): error is ApiError | UnknownMiddleware =>
  error instanceof ApiError || error instanceof UnknownMiddleware;

/** The status and message of an error; 500 where it has no status (the specification). */
export const describeError = (error: unknown): DescribedError => {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  const message = (error instanceof Error ? error.message : String(error)).replace(fileName, "");
  return {
    status: hasStatus(error) ? error.status : 500,
    message: message || "Something went wrong.",
  };
};
