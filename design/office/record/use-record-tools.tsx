import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { type Tools, useTools } from "../tooling/tools.ts";

const RecordJson = lazy(() => import("../tooling/record-json.tsx"));

type Options = Readonly<{
  /** Null for a new record. */
  record: (object & Readonly<{ id: string }>) | null;
  title: string;
  onHistory: (() => void) | null;
  purge: ((id: string) => NonNullable<Tools["purge"]>) | undefined;
}>;

/**
 * Gives the tooling bar the record of a panel, on the screens that have the bar.
 * @returns the record's JSON while it is open
 */
export const useRecordTools = ({ record, title, onHistory, purge }: Options): React.ReactNode => {
  const [isJsonShown, setJsonShown] = useState(false);
  const id = record?.id ?? null;
  const showJson = useCallback(() => setJsonShown(true), []);
  const tools = useMemo<Tools | null>(
    () =>
      id === null
        ? null
        : { id, publicUrl: undefined, onJson: showJson, onHistory, purge: purge?.(id) ?? null },
    [id, showJson, onHistory, purge],
  );
  useTools(tools);
  return (
    isJsonShown &&
    record && (
      <Suspense>
        <RecordJson title={title} record={record} onClose={() => setJsonShown(false)} />
      </Suspense>
    )
  );
};
