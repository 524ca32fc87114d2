import { Autocomplete, Button, SegmentedControl, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Icon } from "#design/office/icons.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import type { CacheList, Purge, Purged } from "#features/company/settings/cache-contract.ts";
import { getPurgeCost, purgeCache } from "#features/company/settings/cache/calls.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";

export type PurgeKind = "page" | "tag" | "market" | "everything";

export type PurgeChoice = Readonly<{ kind: PurgeKind; page: string; tag: string }>;

/** Null while nothing is named yet. */
const toPurge = ({ kind, page, tag }: PurgeChoice): Purge | null => {
  if (kind === "page") return page.startsWith("/") ? { page } : null;
  if (kind === "tag") return tag.trim() === "" ? null : { tag: tag.trim() };
  return { all: kind };
};

const purgeText = ({ page, tag, all }: Purge, label: string): string => {
  if (page !== undefined) return page;
  if (tag !== undefined) return `tag ${tag}`;
  return all === "everything" ? "everything" : `all of ${nameInSentence(label)}`;
};

const Answers = ({ purged, what }: Readonly<{ purged: Purged; what: string }>) => (
  <section className="settings-block" aria-label="Last purge">
    <p className="settings-quiet" role="status">
      <b>{`Last purge: ${what}`}</b>
    </p>
    <ul className="cache-answers">
      {purged.processes.map(({ process, isThis, dropped, milliseconds }) => (
        <li key={process}>
          <Icon name="check" />
          <b>{isThis ? `${process} (this one)` : process}</b>
          <span>{dropped === 0 ? "nothing kept" : `${counted(dropped, "page")} dropped`}</span>
          <span>{`${milliseconds} ms`}</span>
        </li>
      ))}
    </ul>
  </section>
);

type PurgePanelProps = Readonly<{
  country: string;
  label: string;
  tags: CacheList["tags"];
  choice: PurgeChoice;
  onChoose: (choice: PurgeChoice) => void;
}>;

/** A path that the market has. */
const exampleOf = (country: string): string => {
  const market = marketByApiCountry(country);
  return (market && pathOf(market.id, "how-it-works")) ?? "/";
};

const PurgeTarget = ({ country, tags, choice, onChoose }: Omit<PurgePanelProps, "label">) => (
  <>
    <SegmentedControl
      aria-label="What to purge"
      color="spruce"
      fullWidth
      transitionDuration={0}
      value={choice.kind}
      onChange={(kind) => onChoose({ ...choice, kind })}
      data={[
        { value: "page", label: "A page" },
        { value: "tag", label: "A tag" },
        { value: "market", label: "All of this market" },
        { value: "everything", label: "Everything" },
      ]}
    />
    {choice.kind === "page" && (
      <TextInput
        label="Address"
        placeholder={exampleOf(country)}
        maxLength={2000}
        value={choice.page}
        onChange={(event) => onChoose({ ...choice, page: event.currentTarget.value })}
      />
    )}
    {choice.kind === "tag" && (
      <Autocomplete
        label="Tag"
        maxLength={200}
        limit={20}
        value={choice.tag}
        data={tags.map(({ tag }) => tag)}
        onChange={(tag) => onChoose({ ...choice, tag })}
      />
    )}
  </>
);

/** What to purge, what that costs, and what each process said of the last one. */
export const PurgePanel = ({ country, label, tags, choice, onChoose }: PurgePanelProps) => {
  const client = useQueryClient();
  const settled = useSettled(choice);
  const asked = toPurge(settled);
  const { data: cost, error: costError } = useQuery({
    queryKey: ["cache-cost", country, asked],
    queryFn: () => call(getPurgeCost, { country }, { body: asked ?? {} }),
    enabled: asked !== null,
    retry: false,
    gcTime: 0,
  });
  const purge = useMutation({
    mutationFn: (body: Purge) => call(purgeCache, { country }, { body }),
    // Another one would drop nothing; what is named next is asked for by its own price.
    onSuccess: () => onChoose({ ...choice, page: "", tag: "" }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["cache"] });
      await client.invalidateQueries({ queryKey: ["cache-cost"] });
    },
  });
  const problem = purge.error ?? costError;
  const now = toPurge(choice);
  return (
    <>
      <h2 className="settings-side-title">Purge</h2>
      <p className="settings-side-quiet">Rarely needed: saving already renews what it touches.</p>
      <PurgeTarget country={country} tags={tags} choice={choice} onChoose={onChoose} />
      {cost && asked && (
        <WhatWillHappen
          consequences={[
            {
              icon: "globe",
              text: `${counted(cost.pages, "page")} of this process ${cost.pages === 1 ? "is" : "are"} made anew when next asked`,
              lines: [
                `They were answered ${counted(cost.asked, "time")} since they were made`,
                "The next visitor of each waits until it is made; all processes drop theirs",
              ],
            },
          ]}
          isStale={settled !== choice}
        />
      )}
      {problem && (
        <Note kind="refusal" title="Nothing was purged.">
          {problem.message}
        </Note>
      )}
      {purge.data && <Answers purged={purge.data} what={purgeText(purge.variables, label)} />}
      <div className="settings-side-foot cache-foot">
        <span className="settings-quiet">Written to the audit</span>
        <Button
          color="blaze.6"
          className="save"
          loading={purge.isPending}
          aria-disabled={now === null}
          data-disabled={now === null || undefined}
          title={now === null ? "Name what to purge first." : undefined}
          onClick={() => now && purge.mutate(now)}
        >
          {cost && settled === choice ? `Purge ${counted(cost.pages, "page")}` : "Purge"}
        </Button>
      </div>
    </>
  );
};
