import { QueryClient, QueryClientProvider } from "@tanstack/react-query";

const client = new QueryClient();

/**
 * Wraps the screens that poll the server, not the whole app, so that the page editor does not carry
 * TanStack Query.
 */
export const QueryProvider = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
