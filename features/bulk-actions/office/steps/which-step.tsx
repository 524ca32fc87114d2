import { Button, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { DateField } from "#design/office/form/date-field.tsx";
import { statuses } from "#features/tours/contract.ts";
import { officeStatusNames } from "#features/tours/parts/status/office-status-names.ts";
import type { BulkFilter } from "#features/bulk-actions/contract.ts";
import { countedRecords } from "#features/bulk-actions/parts/action-words.ts";
import { useSettled } from "#design/office/use-settled.ts";
import { useFoundCount } from "../use-records.ts";
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

type FilterProps = Readonly<{
  filter: BulkFilter;
  change: (part: Partial<BulkFilter>) => void;
}>;

const DepartureFilter = ({ filter, change }: FilterProps) => (
  <>
    <div className="bulk-row">
      <DateField
        id="bulk-leave-from"
        label="Leaves from"
        value={filter.leaveFrom ?? ""}
        onChange={(day) => change({ leaveFrom: day || null })}
      />
      <DateField
        id="bulk-leave-until"
        label="Leaves until"
        value={filter.leaveUntil ?? ""}
        onChange={(day) => change({ leaveUntil: day || null })}
      />
    </div>
    <NativeSelect
      label="Status"
      value={filter.status ?? ""}
      data={[
        { value: "", label: "All statuses" },
        ...statuses.map((value) => ({ value, label: officeStatusNames[value] })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        change({ status: statuses.find((each) => each === value) ?? null })
      }
    />
  </>
);

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
  const { ids, kind, filter } = draft;
  const count = ids?.length ?? 0;
  return (
    <WhichForm
      go={go}
      next={`Next: look at ${countedRecords(count, kind)}`}
      other={
        <Button
          variant="default"
          onClick={() => setDraft({ ...draft, ids: null, filter: { ...filter, chosen: false } })}
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
    setDraft({ ...draft, filter: { ...filter, ...part } });
  const noDeparture = { leaveFrom: null, leaveUntil: null, status: null, travelId: null };
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
            setDraft({ ...draft, kind: value, filter: { ...filter, ...noDeparture } })
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
        {kind === "tour" && <DepartureFilter filter={filter} change={change} />}
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
