import "./record-panel.css";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import { ScreenState } from "../screen/screen-state.tsx";
import { EditRecord } from "./edit-record.tsx";
import { recordApi } from "./record-api.ts";
import type { Stored } from "./record-declaration.ts";
import type { RecordPanelProps } from "./record-panel-props.ts";

/** One record beside its list: loads it, and edits it without leaving the list. */
export const RecordPanel = <Input extends object>(props: RecordPanelProps<Input>) => {
  const { declaration, country, id } = props;
  const path = declaration.path(country);
  const isNew = id === "new";
  const panel = useId();
  const { data, error, isPending, refetch } = useQuery<VersionedAnswer<Stored<Input>>, Error>({
    // A panel that takes the place of another reads what is stored by then.
    queryKey: ["record", path, id, panel],
    queryFn: () => recordApi<Input>(path).read(id),
    enabled: !isNew,
    retry: false,
    // What is edited is read once: a later version would replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (isNew || data) return <EditRecord {...props} key={id} path={path} initial={data ?? null} />;
  return (
    <section className="record-panel" aria-label={declaration.one}>
      <ScreenState
        what={`the ${declaration.one}`}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
      >
        {null}
      </ScreenState>
    </section>
  );
};
