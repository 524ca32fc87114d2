import type { UseQueryResult } from "@tanstack/react-query";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import { ApiError } from "#platform/browser/call-api.ts";

export type LoadedRecordProps<Data> = Readonly<{
  query: Pick<UseQueryResult<Data>, "data" | "error">;
  /** As in "this template". */
  one: string;
  /** The path of the list, for one that is no more. */
  list: string;
  children: (data: Data) => React.ReactNode;
}>;

/** What is edited once it has been read; until then, and where it cannot be, what is said instead. */
export const LoadedRecord = <Data,>({ query, one, list, children }: LoadedRecordProps<Data>) => {
  const { data, error } = query;
  const isLoadingShown = useLoadingShown(data === undefined && !error);
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one={one} list={list} />;
  if (error) return <p role="alert">{error.message}</p>;
  if (data === undefined || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  return children(data);
};
