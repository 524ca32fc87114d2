import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/browser/call-api.ts";
import { MissingRecord } from "../missing-record.tsx";
import { ScreenState } from "../screen/screen-state.tsx";

type ReadOnceProps<Found> = Readonly<{
  /** `travel` */
  one: string;
  country: string;
  /** `new` for a record that is being made. */
  id: string;
  /** The path of the list that it belongs to. */
  list: string;
  read: () => Promise<Found>;
  /** @param initial null for a record that is being made */
  children: (initial: Found | null) => React.ReactNode;
}>;

/** Reads a record for its editor: once, as a later version would replace what is typed. */
export const ReadOnce = <Found,>(props: ReadOnceProps<Found>) => {
  const { one, country, id, list, read, children } = props;
  const [isNew] = useState(id === "new");
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [one, country, id],
    queryFn: read,
    enabled: !isNew,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one={one} list={list} />;
  if (isNew || data) return children(data ?? null);
  return (
    <ScreenState
      what={`the ${one}`}
      isLoading={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {null}
    </ScreenState>
  );
};
