import "./replacement-dialog.css";
import { Button, NativeSelect, Switch } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import { PlanProgress } from "#design/office/plan-progress/plan-progress.tsx";
import { ApiError } from "#platform/browser/call-api.ts";
import { maxRowsAtOnce } from "#platform/plans/contract.ts";
import { PlanStopped } from "#platform/browser/plans/follow-plan.ts";
import type {
  ListedResource,
  Replacement,
  ReplacementReport,
} from "#features/catalogue/resources/contract.ts";
import { isFixedResource } from "#features/catalogue/resources/rules.ts";
import type { KindScreen } from "../resource-kinds.ts";
import { type Looked, type Looking, replacementApi } from "./replacement-api.ts";

type Pair = Readonly<{ from: ListedResource; to: ListedResource }>;

const countOf = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;

const travelsGet = ({ travels }: ReplacementReport, to: string): Consequence =>
  travels.length === 0
    ? { icon: "info", text: "No travel has it." }
    : {
        icon: "next",
        text: `${countOf(travels.length, "travel")} ${travels.length === 1 ? "gets" : "get"} “${to}” in its place.`,
        names: travels.map(({ name }) => name),
      };

const linksLead = ({ links }: ReplacementReport, to: string, deletes: boolean): Consequence => ({
  icon: "link",
  text: deletes
    ? `${countOf(links.length, "link")} to its search ${links.length === 1 ? "leads" : "lead"} to that of “${to}”.`
    : `${countOf(links.length, "link")} to its search ${links.length === 1 ? "stays" : "stay"} as before.`,
  names: links.map(({ name }) => name),
});

const consequencesOf = (
  report: ReplacementReport,
  { from, to }: Pair,
  deletes: boolean,
): readonly Consequence[] => [
  travelsGet(report, to.name),
  ...(report.links.length > 0 ? [linksLead(report, to.name, deletes)] : []),
  deletes
    ? {
        icon: "trash",
        text: `“${from.name}” is deleted in this market. Searches by “${from.slug}” find “${to.name}”.`,
      }
    : { icon: "check", text: `“${from.name}” stays in the list, used by no travel.` },
];

export type ReplacementDialogProps = Readonly<{
  screen: KindScreen;
  country: string;
  resource: ListedResource;
  list: readonly ListedResource[];
  onClose: () => void;
  /** @param id of what took its place */
  onReplaced: (id: string) => void;
}>;

const leftOutText = (count: number): string =>
  `${countOf(count, "travel")} ${count === 1 ? "was" : "were"} saved meanwhile and left out, so that it stays in the list.`;

const messageOf = (error: unknown): string => {
  if (error instanceof PlanStopped) return error.message || "The looking was stopped.";
  return error instanceof ApiError ? error.message : "The server cannot be reached.";
};

const useReplacement = (props: ReplacementDialogProps, replacement: Replacement) => {
  const { screen, country, resource, onReplaced } = props;
  const api = replacementApi(country, screen.kind, resource.id);
  const [looking, setLooking] = useState<Looking | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const { data, error, isPlaceholderData } = useQuery<Looked, Error>({
    queryKey: ["resource-replacement", country, screen.kind, resource.id, replacement],
    queryFn: ({ signal }) => api.look(replacement, setLooking, signal),
    enabled: replacement.by !== "",
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const replace = async ({ planId }: Looked) => {
    setIsBusy(true);
    try {
      const once = `${key} ${replacement.by} ${String(replacement.deletes)}`;
      const { travels, leftOut } = await api.replace(replacement, planId, once);
      const done = `“${resource.name}” was replaced in ${countOf(travels, "travel")}.`;
      toast.success(leftOut === 0 ? done : `${done} ${leftOutText(leftOut)}`);
      onReplaced(replacement.by);
    } catch (failed) {
      setFailure(messageOf(failed));
      setIsBusy(false);
    }
  };
  return {
    looked: data,
    looking,
    stop: () => looking && void api.stop(looking.id),
    isStale: isPlaceholderData,
    isBusy,
    replace,
    error: failure ?? (error && messageOf(error)),
  };
};

/** Puts another resource in the place of one, after the server has said what that will do. */
const ReplacementDialog = (props: ReplacementDialogProps) => {
  const { screen, resource, list, onClose } = props;
  const [by, setBy] = useState("");
  const canBeDeleted = !isFixedResource(resource);
  const [deletes, setDeletes] = useState(canBeDeleted);
  const work = useReplacement(props, { by, deletes });
  const { looked, looking, isStale, isBusy, replace, error } = work;
  const report = looked?.report;
  const to = list.find(({ id }) => id === by);
  const isReady = to !== undefined && looked !== undefined && !isStale && looking === null;
  return (
    <OfficeDialog title={`Replace “${resource.name}”`} size="wide" onClose={onClose}>
      <div className="replacement">
        <NativeSelect
          data-autofocus
          label={`The ${screen.one} that takes its place`}
          data={[
            { value: "", label: "Choose …", disabled: true },
            ...list
              .filter(({ id }) => id !== resource.id)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
        />
        {canBeDeleted && (
          <Switch
            label={`Delete “${resource.name}” afterwards`}
            checked={deletes}
            onChange={(event) => setDeletes(event.currentTarget.checked)}
          />
        )}
        {looking && (
          <PlanProgress
            {...looking}
            text={`${looking.done} of more than ${maxRowsAtOnce} records looked at`}
            status="nothing is replaced yet"
            onStop={work.stop}
          />
        )}
        {error !== null && (
          <Note kind="refusal" title="Nothing was replaced.">
            {error}
          </Note>
        )}
        {to && report && (
          <WhatWillHappen
            consequences={consequencesOf(report, { from: resource, to }, deletes)}
            isStale={isStale}
          />
        )}
      </div>
      <footer>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="blaze.6"
          className="save"
          loading={isBusy}
          aria-disabled={!isReady}
          data-disabled={!isReady || undefined}
          onClick={() => isReady && void replace(looked)}
        >
          {report && to
            ? `Replace it in ${countOf(report.travels.length, "travel")}`
            : "Replace it"}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when somebody replaces.
export default ReplacementDialog;
