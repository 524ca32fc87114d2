import { useParams } from "react-router";
import { ReadOnce } from "#design/office/record-page/read-once.tsx";
import { useKeptEditor } from "#design/office/record-page/use-kept-editor.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { formCalls } from "../calls.ts";
import { FormEditor } from "./form-editor.tsx";
import { FormList } from "./form-list.tsx";

type FormScreenProps = Readonly<{ country: string; site: string | null }>;

const Editor = ({ country, site, id }: FormScreenProps & Readonly<{ id: string }>) => {
  const { editor, onCreated } = useKeptEditor(id);
  return (
    <ReadOnce
      key={`${country} ${editor}`}
      one="form"
      country={country}
      id={id}
      list="/new-form-builder"
      read={() => callVersioned(formCalls.get, { country, id })}
    >
      {(initial) => (
        <FormEditor country={country} site={site} initial={initial} onCreated={onCreated} />
      )}
    </ReadOnce>
  );
};

/** The forms of a market, or one of them. */
const FormScreen = ({ country, site }: FormScreenProps) => {
  const { form } = useParams();
  return (
    <QueryProvider>
      {form === undefined ? (
        <FormList country={country} />
      ) : (
        <Editor country={country} site={site} id={form} />
      )}
    </QueryProvider>
  );
};

export default FormScreen;
