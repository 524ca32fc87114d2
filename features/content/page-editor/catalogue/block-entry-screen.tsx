import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { pageApi } from "../page-api.ts";
import { loadEntry } from "./entry-api.ts";
import { EntryEditor } from "./entry-editor.tsx";
import { LoadedRecord } from "./loaded-record.tsx";

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
  const query = useQuery({
    queryKey: ["block entry", country, id],
    queryFn: () => load(country, id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <LoadedRecord query={query} one="block" list="/blocks">
      {(data) => <EntryEditor key={id} country={country} pageType={type ?? "*"} {...data} />}
    </LoadedRecord>
  );
};

/** `/blocks-new/:type?/:id`: an entry of the catalogue, or a new one for a kind of page. */
const BlockEntryScreen = (props: BlockEntryScreenProps) => (
  <QueryProvider>
    <Entry {...props} />
  </QueryProvider>
);

export default BlockEntryScreen;
