import { Button } from "@mantine/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { DescribedError } from "./describe-error.ts";
import { pageReload } from "#platform/browser/failed-code.ts";
import { StatusPage } from "./status-page.tsx";

const reload = () => window.location.reload();

/** Loads the page anew when the connection returns, if it was away when the error happened. */
const useReloadOnline = (): boolean => {
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener("online", reload, { once: true });
    return () => window.removeEventListener("online", reload);
  }, [isOffline]);
  return isOffline;
};

/** An error with its status and message, and the ways on. */
export const ErrorPage = ({ error: { status, message } }: { error: DescribedError }) => {
  const isOffline = useReloadOnline();
  const isReloading = useSyncExternalStore(pageReload.watch, pageReload.isUnderWay);
  if (isReloading) return null;
  return (
    <StatusPage
      isAlert
      status={status}
      title={message}
      text={
        isOffline
          ? "You are offline. What was saved is safe. Tries again when the connection is back."
          : "What was saved is safe."
      }
    >
      <Button variant="default" onClick={reload}>
        {isOffline ? "Try now" : "Try again"}
      </Button>
      <Button component="a" href="/" variant="subtle">
        Go home
      </Button>
    </StatusPage>
  );
};
