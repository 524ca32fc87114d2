import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { getTravel } from "#features/catalogue/travels/save/calls.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { TravelEditor } from "./travel-editor.tsx";

type TravelScreenProps = Readonly<{ country: string; site: string | null }>;

type LoaderProps = TravelScreenProps & Readonly<{ id: string; onCreated: (id: string) => void }>;

const Loader = ({ country, site, id, onCreated }: LoaderProps) => {
  const [isNew] = useState(id === "new");
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["travel", country, id],
    queryFn: () => callVersioned(getTravel, { country, id }),
    enabled: !isNew,
    retry: false,
    // What is edited is read once: a later version would replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one="travel" list="/travels" />;
  if (isNew || data)
    return (
      <TravelEditor country={country} site={site} initial={data ?? null} onCreated={onCreated} />
    );
  return (
    <ScreenState
      what="the travel"
      isLoading={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {null}
    </ScreenState>
  );
};

/** A travel that was just made keeps the editor in which it was written. */
const TravelScreen = (props: TravelScreenProps) => {
  const { travel = "new" } = useParams();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [editor, setEditor] = useState({ travel, number: 0 });
  if (travel !== editor.travel) {
    const isSame = editor.travel === "new" && travel === createdId;
    setEditor({ travel, number: isSame ? editor.number : editor.number + 1 });
  }
  return (
    <QueryProvider>
      <Loader
        key={`${props.country} ${editor.number}`}
        {...props}
        id={travel}
        onCreated={setCreatedId}
      />
    </QueryProvider>
  );
};

export default TravelScreen;
