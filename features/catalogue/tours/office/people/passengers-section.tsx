import { useQuery } from "@tanstack/react-query";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import { passengersApi } from "./passengers.ts";
import { PeopleForm, type PeopleFormProps } from "./people-form.tsx";

export type PassengersSectionProps = Pick<PeopleFormProps, "onSaved" | "onUnsaved" | "publicUrl"> &
  Readonly<{ country: string; tourId: string }>;

/** The people in a departure. Their number is what the departure counts. */
export const PassengersSection = ({ country, tourId, ...calls }: PassengersSectionProps) => {
  const api = passengersApi(country, tourId);
  const { data, error, refetch } = useQuery({
    queryKey: ["passengers", country, tourId],
    queryFn: api.read,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (data)
    return (
      <PeopleForm
        {...calls}
        record={`${country}/tours/${tourId}/passengers`}
        api={api}
        stored={data}
        readAgain={async () => (await refetch()).data ?? null}
      />
    );
  if (error)
    return (
      <Note kind="refusal" title="The people could not be loaded.">
        {` ${reasonOf(error)}`}
      </Note>
    );
  return <p role="status">Loading the people …</p>;
};
