import { usePage } from "../state/use-page.ts";

/** The error at one of the page's own fields; what the rules say comes before the server's. */
export const useFieldError = (path: string): string | undefined =>
  usePage(({ errors, serverErrors }) => {
    const isOfField = (error: { block: string | null; path: string }) =>
      error.block === null && error.path === path;
    return (errors.find(isOfField) ?? serverErrors.find(isOfField))?.message;
  });
