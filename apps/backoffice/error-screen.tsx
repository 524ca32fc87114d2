import { Button } from "@mantine/core";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { Landscape } from "#design/office/screen/landscape.tsx";
import { ApiError } from "#platform/browser/call-api.ts";
import { UnknownMiddleware } from "#features/staff/screens/access.ts";
import "#design/office/screen/screen-state.css";

/** The status and message of an error; 500 where it has no status (the specification). */
export const describeError = (error: unknown): Readonly<{ status: number; message: string }> => {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  const status =
    error instanceof ApiError || error instanceof UnknownMiddleware ? error.status : 500;
  return { status, message: error instanceof Error ? error.message : String(error) };
};

/** What a screen shows that could not be loaded, or that failed while it was shown. */
export const ErrorScreen = () => {
  const { status, message } = describeError(useRouteError());
  return (
    <div className="screen-state" role="alert">
      <Landscape />
      <p>{`Error ${status}`}</p>
      <h1>{message}</h1>
      <p>What was saved is safe.</p>
      <div className="screen-state-buttons">
        <Button variant="default" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    </div>
  );
};
