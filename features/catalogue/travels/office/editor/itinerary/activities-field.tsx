import { Button } from "@mantine/core";
import { fieldId } from "#design/office/form/field-schema.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import type { Activity } from "#features/catalogue/travels/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { CentsField } from "../fields/money-fields.tsx";
import { useCountry } from "../fields/use-resources.ts";

const maxActivities = 8;
const maxName = 120;

export type ActivitiesFieldProps = Readonly<{
  path: string;
  /** Missing in a draft that was kept on the device before days had activities. */
  activities?: readonly Activity[];
}>;

/** What people may add to a day, each with its price in the market's currency. */
export const ActivitiesField = ({ path, activities = [] }: ActivitiesFieldProps) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const market = marketByApiCountry(useCountry());
  const put = (next: readonly Activity[]) => store.put(path, next);
  if (!market) return null;
  return (
    <fieldset className="day-activities" id={fieldId(path)} tabIndex={-1}>
      <legend className="field-label">Optional activities</legend>
      <p className="field-hint">
        What each may add and pays apart. A price of 0 is shown as free of charge.
      </p>
      {activities.map(({ name, cents }, index) => (
        <div className="day-activity" key={index}>
          <TextField
            id={fieldId(`${path}.${index}.name`)}
            label={`Activity ${index + 1}`}
            value={name}
            maxLength={maxName}
            error={errorAt(`${path}.${index}.name`)}
            onChange={(text) => store.put(`${path}.${index}.name`, text)}
          />
          <CentsField
            market={market}
            path={`${path}.${index}.cents`}
            label="Price per person"
            cents={cents}
            whenEmpty={null}
          />
          <IconButton
            icon="trash"
            label={`Remove activity ${index + 1}`}
            onClick={() => {
              put(activities.toSpliced(index, 1));
              focusField(path);
            }}
          />
        </div>
      ))}
      {activities.length < maxActivities && (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          onClick={() => {
            put([...activities, { name: "", cents: null }]);
            focusField(`${path}.${activities.length}.name`);
          }}
        >
          Add an activity
        </Button>
      )}
    </fieldset>
  );
};
