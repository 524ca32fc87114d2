import "./copy-dialog.css";
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { getLayout, saveLayout } from "#features/assets/layout/calls.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { useOpenItem } from "#design/office/item-list/use-open-item.ts";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import { toast } from "#design/office/toast.ts";
import { type LayoutArea, layoutSchemas } from "#features/assets/layout/contract.ts";
import type { LayoutInput, MarketLayout } from "#features/assets/layout/record-contract.ts";
import { layoutErrors } from "#features/assets/layout/rules.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { isSame } from "#platform/changes/changes.ts";
import { counted } from "#platform/counted.ts";
import { entriesOf, type Entry, entryTitle, isListed } from "../entries/entry-changes.ts";
import { partNames } from "../record/layout-record.ts";
import { useLayoutMarkets } from "../elsewhere/markets-context.ts";
import { copyPart, labelsToWrite } from "./copy-part.ts";

export type CopyDialogProps = Readonly<{
  area: LayoutArea;
  onCopied: () => void;
  onClose: () => void;
}>;

const noEntries: readonly Entry[] = [];

const labelOf = (country: string): string => marketByApiCountry(country)?.label ?? country;
const languageOf = (country: string) => marketByApiCountry(country)?.language;

/** What a copy would make of a market's part. */
const planFor = (
  area: LayoutArea,
  from: MarketLayout,
  to: MarketLayout,
  index: number | null,
): Readonly<{ content: LayoutInput; text: string; isPossible: boolean }> => {
  const sharesWords = languageOf(from.country) === languageOf(to.country);
  const content = copyPart({ from, to, index, sharesWords });
  const checked = layoutSchemas[area].safeParse(content);
  const isPossible = checked.success && layoutErrors(area, checked.data).length === 0;
  if (isSame(content, to.content)) return { content, text: "the same already", isPossible: false };
  if (!isPossible) return { content, text: "has no room for it", isPossible };
  const due = labelsToWrite(content);
  const labels = counted(due, "label to be written", "labels to be written");
  return { content, text: due === 0 ? "all labels are there" : labels, isPossible };
};

const send = async (
  area: LayoutArea,
  from: MarketLayout,
  to: MarketLayout,
  index: number | null,
) => {
  const { country } = to;
  const stored = await callVersioned(getLayout, { country, id: area });
  const { id: _, ...content } = stored.body;
  const plan = planFor(area, from, { ...to, content }, index);
  if (!plan.isPossible) return;
  await callVersioned(
    saveLayout,
    { country, id: area },
    { body: plan.content, ifMatch: stored.version },
  );
};

/** The entry that the page has open, which can be copied alone. */
const useOpenEntry = (area: LayoutArea) => {
  const entries = useDraft(({ edited }) => (isListed(area) ? entriesOf(area, edited) : noEntries));
  const [index] = useOpenItem("entry", entries.length);
  const entry = entries[index];
  return entry ? { index, title: entryTitle(entry) } : null;
};

/** Copies a part, or its open entry, as it is edited. Labels are written in each market. */
const CopyDialog = ({ area, onCopied, onClose }: CopyDialogProps) => {
  const part = partNames[area];
  const entry = useOpenEntry(area);
  const { edited, all } = useLayoutMarkets();
  const content = useDraft((draft) => draft.edited as LayoutInput);
  const [what, setWhat] = useState("all");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const index = what === "entry" && entry ? entry.index : null;
  const from = { ...edited, content };
  const rows = all
    .filter(({ country }) => country !== edited.country)
    .map((to) => ({ to, ...planFor(area, from, to, index) }));
  const targets = rows.filter(({ to, isPossible }) => isPossible && chosen.includes(to.country));
  const copy = async () => {
    setBusy(true);
    const results = await Promise.allSettled(targets.map(({ to }) => send(area, from, to, index)));
    const failed = targets.filter((_, place) => results[place]?.status === "rejected");
    const names = (some: typeof targets) => some.map(({ to }) => labelOf(to.country)).join(", ");
    const done = targets.filter((each) => !failed.includes(each));
    if (done.length > 0) toast.success(`Copied to ${names(done)}.`);
    if (failed.length > 0) toast.error(`Not copied to ${names(failed)}. Try it again.`);
    setBusy(false);
    onCopied();
    if (failed.length === 0) onClose();
  };
  return (
    <OfficeDialog title={`Copy ${part.toLowerCase()} to markets`} onClose={onClose}>
      <div className="copy-part">
        {entry && (
          <NativeSelect
            label="What is copied"
            data={[
              { value: "all", label: `The whole ${part.toLowerCase()}` },
              { value: "entry", label: `Only “${entry.title}”` },
            ]}
            value={what}
            onChange={({ currentTarget }) => setWhat(currentTarget.value)}
          />
        )}
        <fieldset>
          <legend className="field-label">Markets</legend>
          {rows.map(({ to: { country }, text, isPossible }) => (
            <Checkbox
              key={country}
              label={labelOf(country)}
              description={text}
              disabled={!isPossible}
              checked={isPossible && chosen.includes(country)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(
                  checked ? [...chosen, country] : chosen.filter((each) => each !== country),
                )
              }
            />
          ))}
        </fieldset>
        <p className="field-hint">
          Order, pages and times are copied at once. A label that a market has for the same page
          stays; others are written there, and visitors see nothing of them before. Each market
          keeps its versions.
        </p>
      </div>
      <footer>
        <Button
          loading={isBusy}
          aria-disabled={targets.length === 0}
          data-disabled={targets.length === 0 || undefined}
          onClick={() => targets.length > 0 && void copy()}
        >
          {targets.length === 1 ? "Copy to 1 market" : `Copy to ${targets.length} markets`}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when somebody copies.
export default CopyDialog;
