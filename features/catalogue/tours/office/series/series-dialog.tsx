import "../many/grid-dialogs.css";
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import { useSettled } from "#design/office/use-settled.ts";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import { tourConsequences } from "../consequences/sentences.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import type { TourApi } from "../api/tour-api.ts";
import { RuleFields } from "./rule-fields.tsx";
import { firstRule, isWritten, type Series, type SeriesReport } from "./series-rule.ts";

export type SeriesDialogProps = Readonly<{
  /** Those that are stored; new departures are like one of them. */
  rows: readonly SheetRow[];
  market: Market;
  site: string | null;
  api: TourApi;
  /** @param ids of those that were added */
  onAdded: (ids: readonly string[]) => Promise<void>;
  onClose: () => void;
}>;

/** Each day that is left out, with its reason where the rule does not name it. */
const leftOutNames = ({ series }: SeriesReport): readonly string[] =>
  series.leftOut.map(({ day, holiday, isTaken }) => {
    if (isTaken) return `${formatDate(day)}, a departure leaves already`;
    return holiday === null ? formatDate(day) : `${formatDate(day)}, ${holiday}`;
  });

/** The list of days that are left out is folded where it is longer. */
const maxNamedDays = 4;

/** The list of departure days is folded where it is longer; so many days are two lines. */
const maxShownDays = 14;

/** What the rule makes of the rhythm: which days it leaves out, and which replace them. */
const dayLines = (report: SeriesReport): readonly Consequence[] => {
  const { days, leftOut, instead, doubled } = report.series;
  return [
    {
      icon: "clock",
      text: `They leave on ${counted(days.length, "day")}`,
      ...(days.length > maxShownDays
        ? { names: days.map(formatDate) }
        : { lines: [days.map(formatDate).join(", ")] }),
    },
    ...(leftOut.length === 0
      ? []
      : [
          {
            icon: "warning",
            text: `${counted(leftOut.length, "day is", "days are")} left out`,
            ...(leftOut.length > maxNamedDays && { names: leftOutNames(report) }),
            lines: [
              ...(leftOut.length > maxNamedDays ? [] : leftOutNames(report)),
              ...(instead.length === 0
                ? []
                : [
                    `${instead.map(formatDate).join(", ")} ${instead.length === 1 ? "replaces" : "replace"} ${leftOut.length === 1 ? "it" : "them"}`,
                  ]),
            ],
          } as const,
        ]),
    ...(doubled.length === 0
      ? []
      : [
          {
            icon: "warning",
            kind: "warning",
            text: `On ${counted(doubled.length, "day", "days")} a departure leaves already`,
            lines: doubled.length > maxNamedDays ? [] : doubled.map(formatDate),
            ...(doubled.length > maxNamedDays && { names: doubled.map(formatDate) }),
          } as const,
        ]),
  ];
};

type PreviewProps = Pick<SeriesDialogProps, "market" | "site"> &
  Readonly<{ report: SeriesReport | undefined; error: Error | null; isStale: boolean }>;

const Preview = ({ report, error, isStale, market, site }: PreviewProps) => {
  if (error)
    return (
      <Note kind="refusal" title="No departure follows.">
        {` ${reasonOf(error)}`}
      </Note>
    );
  if (!report) return <p role="status">Looking at what will happen …</p>;
  const refused = report.rows.flatMap(({ errors }) => errors[0]?.message ?? []);
  return (
    <>
      <WhatWillHappen
        consequences={[
          ...dayLines(report),
          ...tourConsequences(report.consequences, { market, site }),
        ]}
        isStale={isStale}
      />
      {refused.length > 0 && (
        <Note
          kind="warning"
          title={`${refused.length} cannot be added.`}
        >{` ${refused[0] ?? ""}`}</Note>
      )}
    </>
  );
};

/** Adds departures on the days of a rule, after the server's dry run of it. */
const SeriesDialog = ({ rows, market, site, api, onAdded, onClose }: SeriesDialogProps) => {
  const last = rows.at(-1);
  const [templateId, setTemplateId] = useState(last?.key ?? "");
  const [rule, setRule] = useState(() => firstRule(last?.draft.departureDate ?? ""));
  const [isPublished, setPublished] = useState(true);
  const [isUnread, setUnread] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const asked = JSON.stringify({ rule, templateId, isPublished } satisfies Series);
  const settled = useSettled(asked);
  const { data, error, isFetching } = useQuery({
    queryKey: ["tour-series", settled],
    queryFn: () => api.series(JSON.parse(settled) as Series, true),
    enabled: isWritten(rule),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const count = error ? 0 : (data?.consequences.created ?? 0);
  const isStale = isFetching || asked !== settled;
  const add = async () => {
    setAdding(true);
    try {
      const { rows: made, consequences } = await api.series(
        { rule, templateId, isPublished },
        false,
      );
      await onAdded(made.flatMap(({ id }) => id ?? []));
      toast.success(counted(consequences.created, "departure added.", "departures added."));
      onClose();
    } catch (problem) {
      toast.error(reasonOf(problem));
      setAdding(false);
    }
  };
  return (
    <OfficeDialog title="Add departures" size="wide" onClose={onClose}>
      <div className="tours-form">
        <RuleFields rule={rule} market={market} onChange={setRule} onUnread={setUnread} />
        <NativeSelect
          label="Like the departure of"
          value={templateId}
          data={rows.map(({ key, draft }) => ({
            value: key,
            label: formatDate(draft.departureDate),
          }))}
          onChange={(event) => setTemplateId(event.currentTarget.value)}
        />
        <Checkbox
          label="Publish them at once"
          checked={isPublished}
          onChange={(event) => setPublished(event.currentTarget.checked)}
        />
        <div className="tours-form-wide">
          <Preview report={data} error={error} isStale={isStale} market={market} site={site} />
        </div>
      </div>
      <footer>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="blaze"
          className="save"
          loading={isAdding}
          disabled={count === 0 || isStale || isUnread}
          onClick={() => void add()}
        >
          {`Add ${counted(count, "departure")}`}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when it opens.
export default SeriesDialog;
