import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnce } from "#platform/browser/reload-once.ts";

/** Tells the window once what is within answers (platform/browser/hydrate-on-interaction.ts waits for it). */
const Live = ({ children }: { children: React.ReactNode }) => {
  useEffect(() => void dispatchEvent(new Event("live")), []);
  return children;
};

// A style sheet that a page in place was to be shown with is not asked for again by itself.
addEventListener(
  "error",
  ({ target }) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && reloadOnce(),
  true,
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Live>
        <HydratedRouter
          // What a page's own words stand in for has failed all the same.
          onError={(error) => error instanceof Error && reportError(error)}
        />
      </Live>
    </StrictMode>,
  );
});
