import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ApiError } from "#platform/browser/call-api.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { formCalls } from "../calls.ts";
import { FormEditor } from "./form-editor.tsx";
import { FormList } from "./form-list.tsx";

type FormScreenProps = Readonly<{ country: string; site: string | null }>;

type LoaderProps = FormScreenProps & Readonly<{ id: string; onCreated: (id: string) => void }>;

const Loader = ({ country, site, id, onCreated }: LoaderProps) => {
  const [isNew] = useState(id === "new");
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["form", country, id],
    queryFn: () => callVersioned(formCalls.get, { country, id }),
    enabled: !isNew,
    retry: false,
    // What is edited is read once: a later version would replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one="form" list="/new-form-builder" />;
  if (isNew || data)
    return (
      <FormEditor country={country} site={site} initial={data ?? null} onCreated={onCreated} />
    );
  return (
    <ScreenState what="the form" isLoading={isPending} error={error} onRetry={() => void refetch()}>
      {null}
    </ScreenState>
  );
};

/** A form that was just made keeps the editor in which it was built. */
const Editor = (props: FormScreenProps & Readonly<{ form: string }>) => {
  const { form } = props;
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [editor, setEditor] = useState({ form, number: 0 });
  if (form !== editor.form) {
    const isSame = editor.form === "new" && form === createdId;
    setEditor({ form, number: isSame ? editor.number : editor.number + 1 });
  }
  return (
    <Loader
      key={`${props.country} ${editor.number}`}
      {...props}
      id={form}
      onCreated={setCreatedId}
    />
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
        <Editor country={country} site={site} form={form} />
      )}
    </QueryProvider>
  );
};

export default FormScreen;
