import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Tells the window once what is within answers (platform/browser/start-page.ts waits for it). */
const Live = ({ children }: { children: React.ReactNode }) => {
  useEffect(() => void dispatchEvent(new Event("live")), []);
  return children;
};

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
