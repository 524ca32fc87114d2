import "./screen-state.css";
import { Button } from "@mantine/core";
import { Landscape } from "./landscape.tsx";
import { LoadingRows } from "./loading-rows.tsx";
import { useAutoRetry } from "./retry/use-auto-retry.ts";
import { useLoadingShown } from "./loading/use-loading-shown.ts";

export type EmptyStateProps = Readonly<{
  title: string;
  text: string;
  /** The buttons: how to begin, or which filter to remove. */
  children?: React.ReactNode;
}>;

/** Nothing yet, or nothing found. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className="screen-state">
    <Landscape />
    <h2>{title}</h2>
    <p>{text}</p>
    <div className="screen-state-buttons">{children}</div>
  </div>
);

const detailsOf = (error: Error): string =>
  [error.message, window.location.href, new Date().toISOString()].join("\n");

const whenTriedAgain = (isOnline: boolean, seconds: number | null): string => {
  if (!isOnline) return "Tries again as soon as the connection is back.";
  return seconds === null ? "" : `Tries again by itself within ${seconds} s.`;
};

type FailedStateProps = Readonly<{
  what: string;
  error: Error;
  isOnline: boolean;
  seconds: number | null;
  onRetry: () => void;
}>;

const FailedState = ({ what, error, isOnline, seconds, onRetry }: FailedStateProps) => (
  <div className="screen-state" role="alert">
    <Landscape />
    <h2>{`Could not load ${what}`}</h2>
    <p>
      {[
        isOnline ? error.message : "You are offline.",
        "Nothing is lost.",
        whenTriedAgain(isOnline, seconds),
      ].join(" ")}
    </p>
    <div className="screen-state-buttons">
      <Button variant="default" onClick={onRetry}>
        {seconds === null ? "Try again" : "Try now"}
      </Button>
      <Button variant="subtle" onClick={() => void navigator.clipboard.writeText(detailsOf(error))}>
        Copy the details
      </Button>
    </div>
  </div>
);

export type ScreenStateProps = Readonly<{
  /** As it stands in "Could not load …": `the badges`. */
  what: string;
  isLoading: boolean;
  error: Error | null;
  onRetry: () => void;
  /** The shapes of this very screen; rows of a list by default. */
  shapes?: React.ReactNode;
  children: React.ReactNode;
}>;

/** What a screen waits for that began to load without a connection: nothing was asked yet. */
const noConnection = new Error("There is no connection.");

/** Shows the children once they are loaded, and before that how loading goes. */
export const ScreenState = (props: ScreenStateProps) => {
  const { what, isLoading, error, onRetry, shapes = <LoadingRows />, children } = props;
  const isLoadingShown = useLoadingShown(isLoading);
  const { failure, isOnline, seconds } = useAutoRetry(props);
  if (isLoadingShown && isOnline)
    return (
      <div className="loading-shapes">
        <p className="sr-only" role="status">{`Loading ${what} …`}</p>
        <div aria-hidden="true">{shapes}</div>
      </div>
    );
  const missing = failure?.error ?? (isOnline ? null : noConnection);
  const shownError = error ?? (isLoading ? missing : null);
  if (shownError)
    return <FailedState {...{ what, error: shownError, isOnline, seconds, onRetry }} />;
  return isLoading ? null : children;
};
