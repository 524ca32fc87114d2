import { lazy } from "react";
import type { ErrorPageProps } from "./error-page.tsx";
import { PlainError } from "./plain-error.tsx";

/** The address that failed is asked for once more. */
const sameAddress = "";

/** What can be said without a connection, when the error page was not loaded before it broke. */
const WithoutConnection = ({ shell: { errors } }: ErrorPageProps) => (
  <PlainError title={errors.error} text={errors.errorText}>
    <a href={sameAddress}>{errors.retry}</a>
  </PlainError>
);

export const loadErrorPage = () => import("./error-page.tsx");

/**
 * There is no Suspense boundary on purpose: the server waits for the page, so that it is whole
 * without JavaScript, and the browser keeps what it shows until the page is loaded.
 */
export const LazyErrorPage = lazy(() =>
  loadErrorPage().then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: WithoutConnection }),
  ),
);
