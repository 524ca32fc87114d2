import { useEffect } from "react";
import type { Visit } from "#apps/screens/access.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { loadAhead } from "#platform/browser/failed-code.ts";

/** Loads the code of screens before they are opened, where the connection has room for it. */
export const usePrefetch = ({ role, country, hasOwnAccounts }: Visit): void =>
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isStopped = false;
    void whenIdle().then(() =>
      loadAhead(async () => {
        const { prefetchScreens } = await import("./prefetch-screens.ts");
        if (!isStopped) stop = prefetchScreens({ role, country, hasOwnAccounts });
      }),
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [role, country, hasOwnAccounts]);
