import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { type Tools, useTools } from "#design/office/tooling/tools.ts";
import { purgeTour } from "#features/catalogue/tours/save/calls.ts";
import { call } from "#platform/browser/call.ts";
import type { DepartureHistoryProps } from "./departure-history.tsx";

const DepartureHistory = lazy(() => import("./departure-history.tsx"));
const RecordJson = lazy(() => import("#design/office/tooling/record-json.tsx"));

type Options = Omit<DepartureHistoryProps, "stored" | "onClose"> &
  Readonly<{
    /** Null while it is not stored. */
    stored: DepartureHistoryProps["stored"] | null;
    /** Null while it does not stand on the site. */
    publicUrl: string | null;
  }>;

/** The history of a departure and its JSON, for the top bar and the tooling bar. */
export const useDepartureTools = ({ stored, publicUrl, onRestored, ...options }: Options) => {
  const [shown, setShown] = useState<"history" | "json" | null>(null);
  const id = stored?.id ?? null;
  const showHistory = useCallback(() => setShown("history"), []);
  const showJson = useCallback(() => setShown("json"), []);
  const close = () => setShown(null);
  const { apiCountry } = options.facts.market;
  const tools = useMemo<Tools | null>(
    () =>
      id === null
        ? null
        : {
            id,
            publicUrl,
            onJson: showJson,
            onHistory: showHistory,
            purge: {
              label: "Purge this departure’s cache",
              doneText: "The cache of this departure is purged.",
              run: () => call(purgeTour, { country: apiCountry, id }),
            },
          },
    [id, publicUrl, apiCountry, showHistory, showJson],
  );
  useTools(tools);
  return {
    showHistory: stored && showHistory,
    dialogs: stored && (
      <Suspense>
        {shown === "history" && (
          <DepartureHistory
            {...options}
            stored={stored}
            onRestored={() => {
              close();
              onRestored();
            }}
            onClose={close}
          />
        )}
        {shown === "json" && (
          <RecordJson title="This departure as JSON" record={stored} onClose={close} />
        )}
      </Suspense>
    ),
  };
};
