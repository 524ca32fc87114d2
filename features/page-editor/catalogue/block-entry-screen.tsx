import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/use-loading-shown.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { pageApi } from "../page-api.ts";
import { loadEntry } from "./entry-api.ts";
import { EntryEditor } from "./entry-editor.tsx";

type BlockEntryScreenProps = Readonly<{ country: string }>;

const load = async (country: string, name: string) => {
  const [stored, catalogue] = await Promise.all([
    name === "new" ? null : loadEntry(country, name),
    pageApi(country).catalogue(),
  ]);
  const blocks = catalogue
    .filter((block) => block.name === block.blockType)
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  return { stored, blocks };
};

const Entry = ({ country }: BlockEntryScreenProps) => {
  const { type, id = "new" } = useParams();
  const { data, error } = useQuery({
    queryKey: ["block entry", country, id],
    queryFn: () => load(country, id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isLoadingShown = useLoadingShown(!data && !error);
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one="block" list="/blocks" />;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  return <EntryEditor key={id} country={country} pageType={type ?? "*"} {...data} />;
};

/** `/blocks-new/:type?/:id`: an entry of the catalogue, or a new one for a kind of page. */
const BlockEntryScreen = (props: BlockEntryScreenProps) => (
  <QueryProvider>
    <Entry {...props} />
  </QueryProvider>
);

export default BlockEntryScreen;
