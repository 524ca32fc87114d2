import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { nameFragmentEntries } from "#platform/browser/fragment-entries.ts";
import { reloadOnce } from "#platform/browser/reload-once.ts";

/** Announces that hydration is done, which platform/browser/hydrate-on-interaction.ts waits for. */
const HydrationSignal = ({ children }: { children: React.ReactNode }) => {
  useEffect(() => void dispatchEvent(new Event("live")), []);
  return children;
};

// React does not retry a style sheet that failed to load during a client navigation, so the page reloads.
addEventListener(
  "error",
  ({ target }) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && reloadOnce(),
  true,
);

nameFragmentEntries();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydrationSignal>
        <HydratedRouter
          // An error boundary hides the error from the window, where error reporting listens.
          onError={(error) => error instanceof Error && reportError(error)}
        />
      </HydrationSignal>
    </StrictMode>,
  );
});
