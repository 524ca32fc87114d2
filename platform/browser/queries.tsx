import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ApiError } from "./call-api.ts";
import { sessionRenewal } from "./session/session-renewal.ts";

/** Nobody waits for a refetch: it must not offer a sign-in again that was declined. */
const mayRefetch = (): boolean => sessionRenewal.state() === "fine";

const client = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: mayRefetch,
      refetchOnReconnect: mayRefetch,
      // The server's refusal stays one, however often it is asked.
      retry: (failures, error) =>
        failures < 3 && !(error instanceof ApiError && error.status < 500),
    },
  },
});

/**
 * Wraps the screens that poll the server, not the whole app, so that the page editor does not carry
 * TanStack Query.
 */
export const QueryProvider = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
