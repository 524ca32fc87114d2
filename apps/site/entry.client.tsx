import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        // What a page's own words stand in for has failed all the same.
        onError={(error) => error instanceof Error && reportError(error)}
      />
    </StrictMode>,
  );
});
