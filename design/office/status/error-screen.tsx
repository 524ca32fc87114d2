import { useRouteError } from "react-router";
import { describeError } from "./describe-error.ts";
import { ErrorPage } from "./error-page.tsx";

/** What a screen shows that could not be loaded, or that failed while it was shown. */
export const ErrorScreen = () => <ErrorPage error={describeError(useRouteError())} />;

/** The same for errors of what stands around the screens. */
export const AppErrorScreen = () => (
  <main>
    <ErrorScreen />
  </main>
);
