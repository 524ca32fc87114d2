import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import type { PassengersApi } from "./passengers.ts";
import { peopleSentences } from "./people-sentences.ts";
import type { People } from "./use-people-journal.ts";

export type PeopleConsequencesProps = Readonly<{
  /** Of the departure: `it/tours/<id>/passengers`. */
  record: string;
  preview: PassengersApi["preview"];
  items: People;
  /** The version that they are held against. */
  version: number | null;
  publicUrl: string | null;
}>;

/** What a save of the typed people will do, by the server's own dry run. */
export const PeopleConsequences = (props: PeopleConsequencesProps) => {
  const { record, preview, items, version, publicUrl } = props;
  const asked = JSON.stringify(items);
  const settled = useSettled(asked);
  const { data, error, isFetching } = useQuery({
    queryKey: ["people plan", record, version, settled],
    queryFn: () => preview(JSON.parse(settled) as People),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (error)
    return (
      <Note kind="refusal" title="It cannot be saved like this.">
        {` ${reasonOf(error)}`}
      </Note>
    );
  if (!data) return <p role="status">Looking at what will happen …</p>;
  return (
    <WhatWillHappen
      consequences={peopleSentences(data, { publicUrl })}
      isStale={asked !== settled || isFetching}
    />
  );
};
