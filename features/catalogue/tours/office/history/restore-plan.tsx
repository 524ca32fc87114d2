import { useQuery } from "@tanstack/react-query";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Note } from "#design/office/screen/note.tsx";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { tourConsequences } from "../consequences/sentences.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { TourApi } from "../api/tour-api.ts";

type RestorePlanProps = Readonly<{
  draft: TourDraft;
  stored: ListedTour;
  facts: SheetFacts;
  site: string | null;
  preview: TourApi["preview"];
}>;

/** What putting a version back would do, by the dry run of the save that does it. */
export const RestorePlan = ({ draft, stored, facts, site, preview }: RestorePlanProps) => {
  const { id, version } = stored;
  const { data, error } = useQuery({
    queryKey: ["restore-plan", id, version, draft],
    queryFn: () => preview([{ id, version, input: draft }]),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <Note kind="refusal" title="It could not be tried." />;
  if (!data) return <p role="status">Looking at what will happen …</p>;
  return (
    <>
      {data.rows.flatMap(({ errors, warnings }) => [
        ...errors.map(({ message }) => <Note key={message} kind="refusal" title={message} />),
        ...warnings.map(({ message }) => <Note key={message} kind="warning" title={message} />),
      ])}
      <WhatWillHappen
        consequences={tourConsequences(data.consequences, { market: facts.market, site })}
      />
    </>
  );
};
