import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { ListedTravel } from "#features/catalogue/travels/list-contract.ts";
import { counted } from "#platform/counted.ts";
import { travelApi } from "../travel-api.ts";
import { canBeSaved, publicationConsequences, type Tried } from "./publication-consequences.ts";

export type PublicationDialogProps = Readonly<{
  travels: readonly ListedTravel[];
  country: string;
  /** Whether they are published afterwards. */
  isPublished: boolean;
  /** @param travels those that can be saved so */
  onConfirm: (travels: readonly ListedTravel[]) => void;
  onClose: () => void;
}>;

const tryAll = async (
  travels: readonly ListedTravel[],
  country: string,
  isPublished: boolean,
): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  for (const travel of travels)
    tried.push({ travel, preview: await travelApi(country).tryChange(travel.id, { isPublished }) });
  return tried;
};

const titleOf = (travels: readonly ListedTravel[], verb: string): string =>
  travels.length === 1
    ? `${verb} “${travels[0]?.name ?? ""}”?`
    : `${verb} ${travels.length} travels?`;

/** Of several, those that are planned wait for their moment; a single one is meant as it is. */
const waitsForMoment = (travels: readonly ListedTravel[], isPublished: boolean) => {
  const isLeftOut = ({ planned }: ListedTravel) =>
    isPublished && travels.length > 1 && (planned?.publishAt ?? null) !== null;
  return Map.groupBy(travels, isLeftOut);
};

/** Shows what the server's dry run of each travel found, before it is done. */
export const PublicationDialog = (props: PublicationDialogProps) => {
  const { country, isPublished, onConfirm, onClose } = props;
  const groups = waitsForMoment(props.travels, isPublished);
  const [waiting, travels] = [groups.get(true) ?? [], groups.get(false) ?? []];
  const verb = isPublished ? "Publish" : "Unpublish";
  const ids = travels.map(({ id, version }) => `${id} ${version}`);
  const { data: tried, error } = useQuery({
    queryKey: ["travels", country, "publication", isPublished, ids],
    queryFn: () => tryAll(travels, country, isPublished),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const writable = (tried ?? []).filter(canBeSaved).map(({ travel }) => travel);
  const what = counted(writable.length, "travel");
  return (
    <OfficeDialog title={titleOf(props.travels, verb)} onClose={onClose}>
      {waiting.length > 0 && (
        <Note
          kind="information"
          icon="clock"
          title={`${counted(waiting.length, "travel")} ${waiting.length === 1 ? "goes" : "go"} live at a set moment and ${waiting.length === 1 ? "is" : "are"} left out.`}
        >
          {waiting.map(({ name }) => name).join(", ")}
        </Note>
      )}
      {error && (
        <Note kind="refusal" title="It could not be tried.">
          {reasonOf(error)}
        </Note>
      )}
      {!tried && !error && <p role="status">Looking at what will happen …</p>}
      {tried && <WhatWillHappen consequences={publicationConsequences(tried, isPublished)} />}
      <footer>
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={writable.length === 0} onClick={() => onConfirm(writable)}>
          {`${verb} ${what}`}
        </Button>
      </footer>
    </OfficeDialog>
  );
};
