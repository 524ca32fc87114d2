import { QueryClient, QueryClientProvider } from "@tanstack/react-query";

const client = new QueryClient();

/**
 * What the screens that ask the server over and over remember of its answers. It wraps them, not the
 * app: the page editor does not carry its code.
 */
export const Queries = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
