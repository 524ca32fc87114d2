import { Button, NativeSelect } from "@mantine/core";
import { IconButton } from "#design/office/icons.tsx";
import { ageBands } from "#features/catalogue/departure-filters/contract.ts";
import {
  genders,
  type PassengerInput,
} from "#features/catalogue/tours/passengers/passenger-contract.ts";

export type PassengerRowsProps = Readonly<{
  items: readonly PassengerInput[];
  onChange: (items: readonly PassengerInput[]) => void;
}>;

const genderNames = { woman: "Woman", man: "Man", other: "Other" } as const;

type ChoiceProps = Readonly<{
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}>;

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <NativeSelect
    aria-label={label}
    data={[
      { value: "", label: "not known" },
      ...choices.map(([each, name]) => ({ value: each, label: name })),
    ]}
    value={value}
    onChange={(event) => onChoose(event.currentTarget.value)}
  />
);

type RowProps = Readonly<{
  person: PassengerInput;
  number: number;
  onChange: (person: PassengerInput) => void;
  onRemove: () => void;
}>;

const firstTimes = { yes: true, no: false } as const;

const firstTimeOf = (isFirst: boolean | null): string => {
  if (isFirst === null) return "";
  return isFirst ? "yes" : "no";
};

const PassengerRow = ({ person, number, onChange, onRemove }: RowProps) => (
  <tr>
    <th scope="row">{number}</th>
    <td>
      <Choice
        label={`First time of person ${number}`}
        value={firstTimeOf(person.firstTimer)}
        choices={[
          ["yes", "First time"],
          ["no", "Has travelled with us"],
        ]}
        onChoose={(value) =>
          onChange({
            ...person,
            firstTimer: value === "yes" || value === "no" ? firstTimes[value] : null,
          })
        }
      />
    </td>
    <td>
      <input
        type="number"
        min={0}
        max={200}
        aria-label={`Previous trips of person ${number}`}
        value={person.previousTrips ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...person, previousTrips: value === "" ? null : Number(value) })
        }
      />
    </td>
    <td>
      <Choice
        label={`Gender of person ${number}`}
        value={person.gender ?? ""}
        choices={genders.map((gender) => [gender, genderNames[gender]])}
        onChoose={(value) =>
          onChange({ ...person, gender: genders.find((each) => each === value) ?? null })
        }
      />
    </td>
    <td>
      <Choice
        label={`Age of person ${number}`}
        value={person.ageBand ?? ""}
        choices={ageBands.map((band) => [
          band,
          band.replace("-", " ").replace(/^(\d+) (\d+)$/, "$1-$2"),
        ])}
        onChoose={(value) =>
          onChange({ ...person, ageBand: ageBands.find((each) => each === value) ?? null })
        }
      />
    </td>
    <td>
      <IconButton icon="trash" label={`Take out person ${number}`} onClick={onRemove} />
    </td>
  </tr>
);

const unknown: PassengerInput = {
  id: null,
  firstTimer: null,
  previousTrips: null,
  gender: null,
  ageBand: null,
};

/** The people of a departure, without names. */
export const PassengerRows = ({ items, onChange }: PassengerRowsProps) => (
  <>
    <div className="passengers-room">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Number</span>
            </th>
            <th scope="col">With us</th>
            <th scope="col">Previous trips</th>
            <th scope="col">Gender</th>
            <th scope="col">Age</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((person, index) => (
            <PassengerRow
              key={person.id ?? `new ${index}`}
              person={person}
              number={index + 1}
              onChange={(next) => onChange(items.with(index, next))}
              onRemove={() => onChange(items.toSpliced(index, 1))}
            />
          ))}
        </tbody>
      </table>
    </div>
    <Button variant="default" onClick={() => onChange([...items, unknown])}>
      Add a person
    </Button>
  </>
);
