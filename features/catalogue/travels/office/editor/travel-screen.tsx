import { useParams } from "react-router";
import { ReadOnce } from "#design/office/record-page/read-once.tsx";
import { useKeptEditor } from "#design/office/record-page/use-kept-editor.ts";
import { getTravel } from "#features/catalogue/travels/save/calls.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { TravelEditor } from "./travel-editor.tsx";

type TravelScreenProps = Readonly<{ country: string; site: string | null }>;

const TravelScreen = ({ country, site }: TravelScreenProps) => {
  const { travel: id = "new" } = useParams();
  const { editor, onCreated } = useKeptEditor(id);
  return (
    <QueryProvider>
      <ReadOnce
        key={`${country} ${editor}`}
        one="travel"
        country={country}
        id={id}
        list="/travels"
        read={() => callVersioned(getTravel, { country, id })}
      >
        {(initial) => (
          <TravelEditor country={country} site={site} initial={initial} onCreated={onCreated} />
        )}
      </ReadOnce>
    </QueryProvider>
  );
};

export default TravelScreen;
