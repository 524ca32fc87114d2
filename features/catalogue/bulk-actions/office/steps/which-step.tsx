import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { type BulkFilter, bulkFilterSchema } from "#features/catalogue/bulk-actions/contract.ts";
import { countedRecords } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import { useSettled } from "#design/office/use-settled.ts";
import { useFoundCount } from "../use-records.ts";
import { DepartureFilter } from "./departure-filter.tsx";
import { kindLabels } from "../selection-words.ts";
import type { StepProps } from "./step-props.ts";

const publishedData = [
  { value: "all", label: "All" },
  { value: "yes", label: "Published" },
  { value: "no", label: "Not published" },
] as const;

const publishedOf = { all: null, yes: true, no: false } as const;
const publishedValue = (published: boolean | null): keyof typeof publishedOf => {
  if (published === null) return "all";
  return published ? "yes" : "no";
};

type WhichFormProps = Pick<StepProps, "go"> &
  Readonly<{
    /** On the button that goes on. */
    next: string;
    /** A second way back, beside the first. */
    other?: React.ReactNode;
    children: React.ReactNode;
  }>;

const WhichForm = ({ go, next, other, children }: WhichFormProps) => (
  <form
    className="bulk-form"
    onSubmit={(event) => {
      event.preventDefault();
      go({ step: "look" });
    }}
  >
    <h2>Which ones?</h2>
    {children}
    <div className="bulk-form-foot">
      <Button variant="default" onClick={() => go({ step: "what" })}>
        Back
      </Button>
      {other}
      <Button type="submit">{next}</Button>
    </div>
  </form>
);

/** The records that a list has handed over. */
const ChosenStep = ({ draft, setDraft, go }: StepProps) => {
  const { ids, kind } = draft;
  const count = ids?.length ?? 0;
  return (
    <WhichForm
      go={go}
      next={`Next: look at ${countedRecords(count, kind)}`}
      other={
        <Button
          variant="default"
          onClick={() =>
            setDraft((before) => ({
              ...before,
              ids: null,
              filter: { ...before.filter, chosen: false },
            }))
          }
        >
          Choose by filters
        </Button>
      }
    >
      <p>{`Exactly the ${countedRecords(count, kind)} that ${count === 1 ? "was" : "were"} chosen in the list.`}</p>
    </WhichForm>
  );
};

/** Which records, by filters, and how many these are. */
const FilterStep = ({ country, draft, setDraft, go }: StepProps) => {
  const { kind, action, filter } = draft;
  const settled = useSettled(draft);
  const found = useFoundCount(country, settled);
  const isKnown = found !== undefined && settled === draft;
  const isShared = action.type === "publish" || action.type === "purge";
  const change = (part: Partial<BulkFilter>) =>
    setDraft((before) => ({ ...before, filter: { ...before.filter, ...part } }));
  const { search, published } = filter;
  return (
    <WhichForm go={go} next={`Next: look at ${isKnown ? countedRecords(found, kind) : "each"}`}>
      {isShared && (
        <SegmentedControl
          aria-label="Kind"
          color="spruce"
          transitionDuration={0}
          value={kind}
          data={(["tour", "travel", "page"] as const).map((value) => ({
            value,
            label: kindLabels[value],
          }))}
          onChange={(value) =>
            // The others are of departures alone.
            setDraft((before) => ({
              ...before,
              kind: value,
              filter: bulkFilterSchema.parse({ search, published }),
            }))
          }
        />
      )}
      <div className="bulk-fields">
        <TextInput
          label="Words"
          description={
            kind === "tour"
              ? "Of the travel’s or coordinator’s name, the code or the day."
              : "Of the name or the address."
          }
          maxLength={200}
          value={filter.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        {kind === "tour" && <DepartureFilter country={country} filter={filter} change={change} />}
        <SegmentedControl
          aria-label="Publication"
          color="spruce"
          transitionDuration={0}
          value={publishedValue(filter.published)}
          data={[...publishedData]}
          onChange={(value) => change({ published: publishedOf[value] })}
        />
      </div>
    </WhichForm>
  );
};

export const WhichStep = (props: StepProps) =>
  props.draft.ids === null ? <FilterStep {...props} /> : <ChosenStep {...props} />;
